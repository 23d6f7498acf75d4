import { Fragment } from 'react';
import { strings } from '../../domain/strings/strings';
import { Breaks } from '../Prose/Prose';
import type { ApiRow } from './ApiRow';
import { apiTableClasses as classes } from './parts';

/** Longer types, in characters, are folded. */
const foldedTypeLength = 140;

/** What a folded type shows of itself, in characters. */
const previewLength = 60;

type Links = NonNullable<ApiRow['typeLinks']>;

/** Part of a type, with its names linked to their definitions. It may break in names, and before the next one. */
function Names({ text, links }: { text: string; links: Links }) {
  return text.split(/([A-Za-z_$][\w$]*)/).map((part, index) => (
    <Fragment key={index}>
      {Object.hasOwn(links, part) ? (
        <a href={links[part]}>
          <Breaks code={part} />
        </a>
      ) : (
        <Breaks code={part} />
      )}
      {/[|<.]$/.test(part) && <wbr />}
    </Fragment>
  ));
}

function Members({
  members,
  links = {},
}: {
  members: readonly string[];
  links?: Links | undefined;
}) {
  return members.map((member, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>
        <Names text={index > 0 ? `| ${member}` : member} links={links} />
      </span>
    </Fragment>
  ));
}

/** The start of a long type: as many members of a union as fit, or words. */
function previewOf(members: readonly string[]): string[] {
  let length = 0;
  const cut = members.findIndex((member) => (length += member.length + 3) > previewLength);
  return cut > 0
    ? [...members.slice(0, cut), '…']
    : [`${members[0]!.slice(0, previewLength).replace(/\s\S*$/, '')} …`];
}

interface ApiTypeProps {
  /** The types of its union. */
  type: readonly string[];
  links?: Links | undefined;
  /** Whether a long one is all there, without a fold. */
  isWhole?: boolean;
}

/** A type that breaks at the `|` of its union first; a long one folds. */
export function ApiType({ type, links, isWhole = false }: ApiTypeProps) {
  const isFolded = !isWhole && type.join(' | ').length > foldedTypeLength;
  const full = (
    <code className={isFolded ? classes.code : undefined}>
      <Members members={type} links={links} />
    </code>
  );
  if (!isFolded) return full;
  return (
    <details className={classes.fold}>
      <summary className={classes.toggle}>
        <code className={classes.code}>
          <Members members={previewOf(type)} />
        </code>{' '}
        <span>{strings['api.showAll']}</span>
        <span>{strings['api.showLess']}</span>
      </summary>
      {full}
    </details>
  );
}
