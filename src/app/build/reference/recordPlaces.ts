import { slug } from 'github-slugger';
import { apiRowId } from '../../../components/ApiTable/ApiRow';
import type { RecordDocument } from '../../../reference/document/referenceDocument';
import type { Signature } from '../../../reference/records';
import { parameterTableId } from './callablePages';
import { propTableId, slotTableId } from './componentPage';
import type { CodeUse } from './ReferenceContext';

/**
 * A record with the anchors of its rows, as its page has them, and where code uses what they document.
 * @param uses by URL of the row
 */
export function withPlaces(
  document: RecordDocument,
  uses: ReadonlyMap<string, readonly CodeUse[]>,
): RecordDocument {
  const { page } = document.record;
  const placed =
    (table: string) =>
    <Row extends { name: string }>(row: Row) => {
      const anchor = apiRowId(table, row.name);
      const usedIn = uses
        .get(`${page}#${anchor}`)
        ?.map(({ of: _of, href, ...use }) => ({ ...use, page: href }));
      return { ...row, anchor, ...(usedIn ? { usedIn } : {}) };
    };
  const placedSignatures = (name: string, signatures: readonly Signature[]) =>
    signatures.map((signature, index) => ({
      ...signature,
      parameters: signature.parameters.map(placed(parameterTableId(name, index))),
    }));
  const types = document.types.map((type) => ({
    ...type,
    anchor: slug(type.name),
    members: type.members?.map(placed(slug(type.name))),
  }));
  switch (document.kind) {
    case 'component': {
      const { record } = document;
      const props = record.props.map(placed(propTableId(record)));
      const slots = record.slots.map(placed(slotTableId(record)));
      return { ...document, record: { ...record, props, slots }, types };
    }
    case 'hook': {
      const { record } = document;
      const { name } = record;
      const methods = record.methods.map((method) => ({
        ...method,
        anchor: slug(method.name),
        signatures: placedSignatures(method.name, method.signatures),
      }));
      const signatures = placedSignatures(name, record.signatures);
      return { ...document, record: { ...record, signatures, methods }, types };
    }
    case 'studio-function': {
      const { record } = document;
      const signatures = placedSignatures(record.name, record.signatures);
      return { ...document, record: { ...record, signatures }, types };
    }
    case 'studio-component':
      return document;
  }
}
