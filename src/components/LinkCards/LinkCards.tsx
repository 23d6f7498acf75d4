import { Children, isValidElement, type ReactNode } from 'react';
import { strings } from '../../domain/strings/strings';
import { Illustration } from '../Illustration/Illustration';
import { Cards, Filter, FilterButton, Card, Tag, Tags, Text, Title } from './LinkCards.styles';

interface LinkCardProps {
  href: string;
  title: string;
  /** Markup of the illustration at the top. */
  illustration?: string;
  /** What the page is about or made with, separated by commas: `Next.js, Auth.js`. */
  tags?: string;
  /** One sentence on what is there, and further links. */
  children?: ReactNode;
}

/** Words between commas. */
const tagsOf = (tags = ''): string[] =>
  tags.split(',').flatMap((tag) => (tag.trim() === '' ? [] : [tag.trim()]));

/** One of `LinkCards`; all of it leads to the page, except further links in it. */
export function LinkCard({ href, title, illustration, tags, children }: LinkCardProps) {
  const words = tagsOf(tags);
  return (
    <Card data-tagged={words.join() || undefined}>
      {illustration && <Illustration markup={illustration} />}
      <Title href={href}>{title}</Title>
      {children && <Text>{children}</Text>}
      {words.length > 0 && (
        <Tags>
          {words.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </Tags>
      )}
    </Card>
  );
}

export interface LinkCardsProps {
  /** Names buttons above the cards, one for each tag, that hide the cards without it. */
  filter?: string;
  /** `strip`: one row of equal parts, for a few short links; `list`: a row each, for many; `small`: three in a row. */
  kind?: string;
  children?: ReactNode;
}

/** The tags of all cards, each once: first those that cards begin with, then the second ones, and so on. */
function allTags(children: ReactNode): string[] {
  const lists = Children.toArray(children).flatMap((child) =>
    isValidElement<LinkCardProps>(child) && child.type === LinkCard
      ? [tagsOf(child.props.tags)]
      : [],
  );
  const most = Math.max(0, ...lists.map(({ length }) => length));
  return [
    ...new Set(
      Array.from({ length: most }, (_, place) => lists.flatMap((tags) => tags[place] ?? [])).flat(),
    ),
  ];
}

/**
 * Links to other pages as cards, side by side where there is room.
 *
 * **When to use:** Use it to offer several pages to choose from, each with a sentence about it.
 *
 * **When not to use:** Don't show more than a dozen pages as cards: use the kind `list`.
 *
 * **Accessibility:** Each card is one link, named by its title. The filter is a named group of toggle buttons.
 */
export function LinkCards({ filter, kind, children }: LinkCardsProps) {
  const cards = (
    <Cards data-block="" data-kind={kind}>
      {children}
    </Cards>
  );
  if (filter === undefined) return cards;
  return (
    <div data-block="" data-card-filter="">
      <Filter role="group" aria-label={filter} className="needs-script">
        {[strings['cards.all'], ...allTags(children)].map((tag, index) => (
          <FilterButton
            key={tag}
            type="button"
            aria-pressed={index === 0}
            value={index === 0 ? undefined : tag}
          >
            {tag}
          </FilterButton>
        ))}
      </Filter>
      {cards}
    </div>
  );
}
