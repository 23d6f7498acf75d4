import { Fragment, type ReactNode } from 'react';
import { format, plural } from '../../domain/strings/format';
import { strings, type StringKey } from '../../domain/strings/strings';
import type { ApiView, PreferenceName } from '../../domain/preferences/Preferences';
import type { ApiKind, ApiRow } from '../../domain/reference/ApiRow';
import { apiRowId } from '../../domain/reference/apiRowId';
import { ApiType } from './ApiType';
import { FilterField, NothingFound } from './FilterField';
import { Root, Table, Tools, Views } from './ApiTable.styles';

export interface ApiTableProps {
  /** Unique on the page; the permalink of a row is this, a hyphen and its name. */
  id: string;
  /** Names the table, for example "Props of Account". */
  caption: string;
  rows: readonly ApiRow[];
  kind: ApiKind;
  /** An `ApiFilter` on the page filters it along with others. */
  isFilteredTogether?: boolean;
}

/** A shorter table is seen whole at once: a filter would only stand in the way. */
export const filterFromRows = 5;

/** Longer names, in characters, do not fit beside a type on a phone. */
const longName = 16;

/** Words of each kind, and the preference that says how its tables are drawn. */
const kinds: Record<ApiKind, { name: StringKey; type: StringKey; view: PreferenceName }> = {
  props: { name: 'api.prop', type: 'api.type', view: 'propsView' },
  slots: { name: 'api.slot', type: 'api.type', view: 'slotsView' },
  classes: { name: 'api.key', type: 'api.class', view: 'classesView' },
  parameters: { name: 'api.parameter', type: 'api.type', view: 'propsView' },
};

const views: readonly ApiView[] = ['table', 'expanded', 'collapsed'];

function idsOf(id: string, rows: readonly ApiRow[]): string[] {
  const ids = rows.map((row) => apiRowId(id, row.name));
  const twice = ids.find((rowId, index) => ids.indexOf(rowId) !== index);
  if (twice)
    throw new Error(
      `Two rows of the table ${id} have the anchor #${twice}, so a link could reach only one of them. Give one row another name.`,
    );
  return ids;
}

function Mark({ kind }: { kind: 'required' | 'deprecated' | 'new' | 'changed' }) {
  return (
    <>
      {' '}
      <span data-mark={kind}>{strings[`api.${kind}`]}</span>
    </>
  );
}

/** A long name may break where a word begins. */
function breakable(name: string): ReactNode {
  if (name.length <= longName) return name;
  return name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

function Name({ id, row }: { id: string; row: ApiRow }) {
  return (
    <th scope="row" role="rowheader">
      <a href={`#${id}`}>
        <code>{breakable(row.name)}</code>
      </a>
      {row.required && <Mark kind="required" />}
      {row.deprecated && <Mark kind="deprecated" />}
      {row.since && <Mark kind={row.since} />}
    </th>
  );
}

function Description({ row }: { row: ApiRow }) {
  return (
    <td role="cell" data-cell="">
      {row.deprecated && (
        <p>
          <strong>{strings['api.deprecatedLead']}</strong>{' '}
          <span dangerouslySetInnerHTML={{ __html: row.deprecated }} />
        </p>
      )}
      {row.description && (
        <div className="flow" dangerouslySetInnerHTML={{ __html: row.description }} />
      )}
      {row.demos && row.demos.length > 0 && (
        <p>
          {plural(strings['api.demos'], row.demos.length)}{' '}
          {row.demos.map(({ title, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </td>
  );
}

/**
 * Reference facts, one row each. Without script it is the whole table; `ApiTable.behavior` adds filter and views.
 * The roles are stated because a row that is drawn as a card would lose them otherwise.
 */
export function ApiTable({ id, caption, rows, kind, isFilteredTogether = false }: ApiTableProps) {
  const { name, type, view } = kinds[kind];
  const ids = idsOf(id, rows);
  const hasFilter = rows.length >= filterFromRows && !isFilteredTogether;
  const hasTypes = rows.some((row) => row.type);
  const hasDefaults = rows.some((row) => row.defaultValue !== undefined);
  return (
    <Root data-api={view} data-filtered={isFilteredTogether ? '' : undefined} data-block="">
      <Tools>
        {hasFilter && <FilterField label={caption} />}
        <Views role="radiogroup" aria-label={format(strings['api.view'], { table: caption })}>
          {views.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-view`}
                value={value}
                defaultChecked={value === 'table'}
              />
              <span>{strings[`api.view.${value}`]}</span>
            </label>
          ))}
        </Views>
      </Tools>
      <Table role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader" data-column="name">
              {strings[name]}
            </th>
            {hasTypes && (
              <th scope="col" role="columnheader" data-column="type">
                {strings[type]}
              </th>
            )}
            {hasDefaults && (
              <th scope="col" role="columnheader" data-column="default">
                {strings['api.default']}
              </th>
            )}
            <th scope="col" role="columnheader">
              {strings['api.description']}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={row.name} id={ids[index]} role="row">
              <Name id={ids[index]!} row={row} />
              {hasTypes && (
                <td role="cell" data-label={strings[type]}>
                  {row.type && <ApiType type={row.type} links={row.typeLinks} />}
                </td>
              )}
              {hasDefaults && (
                <td role="cell" data-label={strings['api.default']}>
                  {row.defaultValue !== undefined && <code>{row.defaultValue}</code>}
                </td>
              )}
              <Description row={row} />
            </tr>
          ))}
        </tbody>
      </Table>
      {hasFilter && <NothingFound />}
    </Root>
  );
}
