import type { HTMLAttributes, MouseEvent } from 'react';
import type { SearchGroup, SearchHit, SearchKind } from '../../domain/search/SearchEngine';
import type { MatchPart } from '../../domain/search/markMatches';
import type { IconName } from '../../theme/icons';
import { Icon } from '../Icon/Icon';
import {
  Excerpt,
  Group,
  GroupHead,
  Hit,
  Key,
  Lines,
  Match,
  Option,
  Product,
  Sign,
  Title,
  Trail,
} from './SearchDialog.styles';

/** Id of the field; its list and options have ids that start with it. */
export const fieldId = 'docs-search';

/** What the list offers: a query to try, a link besides the results, a page, or a part of one. */
export type SearchOption =
  | { type: 'query'; query: string; icon: IconName }
  | { type: 'link'; href: string; label: string; icon: IconName }
  | { type: 'page'; href: string; group: SearchGroup }
  | { type: 'hit'; href: string; hit: SearchHit };

const textOf = (parts: readonly MatchPart[]) => parts.map(({ text }) => text).join('');

export const labelOf = (option: SearchOption): string => {
  if (option.type === 'query') return option.query;
  if (option.type === 'link') return option.label;
  return textOf(option.type === 'page' ? option.group.title : option.hit.title);
};

const icons: Record<SearchKind, IconName> = {
  guide: 'document',
  component: 'document',
  hook: 'document',
  api: 'braces',
  prop: 'braces',
  slot: 'braces',
  field: 'braces',
  demo: 'bolt',
  command: 'terminal',
};

/** What rows and their groups are made of: plain elements with the classes of these. */
export const rowSlots = {
  group: Group,
  groupHead: GroupHead,
  option: Option,
  hit: Hit,
  sign: Sign,
  lines: Lines,
  title: Title,
  excerpt: Excerpt,
  match: Match,
  trail: Trail,
  product: Product,
  enter: Key,
};

/** Whether a hit is a name or a command. Headings of API pages are words; the ids of rows end with their names. */
const isCode = ({ kind, href, title }: SearchHit) =>
  kind === 'command' ||
  (kind === 'api' ? href.endsWith(`-${textOf(title)}`) : icons[kind] === 'braces');

export type RowClasses = Readonly<Record<keyof typeof rowSlots, string>>;

/** English in any direction of the page. */
const Marked = ({ parts, match }: { parts: readonly MatchPart[]; match: string }) => (
  <bdi dir="ltr">
    {parts.map(({ text, isMatch }, index) =>
      isMatch ? (
        <mark key={index} className={match}>
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </bdi>
);

interface ResultLinesProps {
  classes: RowClasses;
  title: readonly MatchPart[];
  excerpt: readonly MatchPart[];
  'data-page'?: '';
  'data-code'?: '' | undefined;
}

const ResultLines = ({ classes, title, excerpt, ...kind }: ResultLinesProps) => (
  <span className={classes.lines}>
    <span className={classes.title} {...kind}>
      <Marked parts={title} match={classes.match} />
    </span>
    {excerpt.length > 0 && (
      <span className={classes.excerpt} dir="ltr">
        <Marked parts={excerpt} match={classes.match} />
      </span>
    )}
  </span>
);

type OptionProps = HTMLAttributes<HTMLElement> & { 'data-option-index'?: number };

export interface OptionRowProps {
  classes: RowClasses;
  option: SearchOption;
  /** From `useAutocomplete`. */
  optionProps: OptionProps;
  onChoose: (event: MouseEvent) => void;
}

/** A row of the list. Rows that open pages are links, so that they open in another tab like any link. */
export function OptionRow({ classes, option, optionProps, onChoose }: OptionRowProps) {
  const shared = {
    ...optionProps,
    'aria-selected': false,
    className: classes.option,
    onClick: onChoose,
    tabIndex: -1,
  };
  const enter = (
    <kbd className={classes.enter} aria-hidden data-enter="">
      ↵
    </kbd>
  );
  if (option.type === 'query' || option.type === 'link') {
    const href = option.type === 'link' ? option.href : undefined;
    const Tag = href === undefined ? 'div' : 'a';
    return (
      <Tag {...shared} href={href}>
        <Icon className={classes.sign} name={option.icon} />
        <span className={classes.title}>{labelOf(option)}</span>
        {enter}
      </Tag>
    );
  }
  if (option.type === 'page') {
    const { title, trail, product, hue, excerpt, kind } = option.group;
    return (
      <a {...shared} href={option.href}>
        <Icon className={classes.sign} name={icons[kind]} />
        <ResultLines classes={classes} title={title} excerpt={excerpt} data-page="" />
        <span className={classes.trail}>
          <b className={classes.product} data-hue={hue}>
            {product}
          </b>
          {trail !== '' && <span data-menu="">{trail}</span>}
        </span>
      </a>
    );
  }
  const { title, excerpt, kind } = option.hit;
  return (
    <a {...shared} className={classes.hit} href={option.href}>
      <Icon className={classes.sign} name={icons[kind] === 'document' ? 'link' : icons[kind]} />
      <ResultLines
        classes={classes}
        title={title}
        excerpt={excerpt}
        data-code={isCode(option.hit) ? '' : undefined}
      />
      {enter}
    </a>
  );
}
