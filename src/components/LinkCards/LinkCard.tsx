import type { ReactNode } from 'react';
import { Illustration } from '../Illustration/Illustration';
import { Card, Tag, Tags, Text, Title } from './LinkCards.styles';

export interface LinkCardProps {
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
export const tagsOf = (tags = ''): string[] =>
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
