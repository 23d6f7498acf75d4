import type { HTMLAttributes, MouseEvent } from 'react';
import type { SearchGroup, SearchHit } from '../../domain/search/SearchEngine';
import type { SearchKind } from '../../domain/search/SearchData';
import type { TextPart } from '../../domain/search/highlight';
import type { IconName } from '../../theme/icons';
import {
  Excerpt,
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

/** What the list offers: a query to try, a link besides the results, a page, or a part of one. */
export type SearchOption =
  | { type: 'query'; query: string; icon: IconName }
  | { type: 'link'; href: string; label: string; icon: IconName }
  | { type: 'page'; href: string; group: SearchGroup }
  | { type: 'hit'; href: string; hit: SearchHit };

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

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

/** English in any direction of the page. */
function Marked({ parts }: { parts: readonly TextPart[] }) {
  return (
    <bdi dir="ltr">
      {parts.map(({ text, isMatch }, index) =>
        isMatch ? <Match key={index}>{text}</Match> : text,
      )}
    </bdi>
  );
}

interface ResultLinesProps {
  title: readonly TextPart[];
  excerpt: readonly TextPart[];
  'data-page'?: '';
  'data-code'?: '' | undefined;
}

function ResultLines({ title, excerpt, ...kind }: ResultLinesProps) {
  return (
    <Lines>
      <Title {...kind}>
        <Marked parts={title} />
      </Title>
      {excerpt.length > 0 && (
        <Excerpt dir="ltr">
          <Marked parts={excerpt} />
        </Excerpt>
      )}
    </Lines>
  );
}

type OptionProps = HTMLAttributes<HTMLElement> & { 'data-option-index'?: number };

export interface OptionRowProps {
  option: SearchOption;
  /** From `useAutocomplete`. */
  optionProps: OptionProps;
  onChoose: (event: MouseEvent) => void;
}

const Enter = () => (
  <Key aria-hidden data-enter="">
    ↵
  </Key>
);

/** A row of the list. Rows that open pages are links, so that they open in another tab like any link. */
export function OptionRow({ option, optionProps, onChoose }: OptionRowProps) {
  const shared = { ...optionProps, onClick: onChoose, tabIndex: -1 };
  if (option.type === 'query')
    return (
      <Option as="div" {...shared}>
        <Sign name={option.icon} />
        <Title>{option.query}</Title>
        <Enter />
      </Option>
    );
  if (option.type === 'link')
    return (
      <Option {...shared} href={option.href}>
        <Sign name={option.icon} />
        <Title>{option.label}</Title>
        <Enter />
      </Option>
    );
  if (option.type === 'page') {
    const { title, trail, product, hue, excerpt, kind } = option.group;
    return (
      <Option {...shared} href={option.href}>
        <Sign name={icons[kind]} />
        <ResultLines title={title} excerpt={excerpt} data-page="" />
        <Trail>
          <Product data-hue={hue}>{product}</Product>
          {trail !== '' && <span data-menu="">{trail}</span>}
        </Trail>
      </Option>
    );
  }
  const { title, excerpt, kind } = option.hit;
  return (
    <Hit {...shared} href={option.href}>
      <Sign name={icons[kind] === 'document' ? 'link' : icons[kind]} />
      <ResultLines
        title={title}
        excerpt={excerpt}
        data-code={icons[kind] === 'braces' || kind === 'command' ? '' : undefined}
      />
      <Enter />
    </Hit>
  );
}
