import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TocEntry } from '../../src/components/Toc/Toc';

/** Sections of 400 px, to compute scroll positions. */
const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr var(--toc)',
  paddingInline: 24,
  '& section': { blockSize: 400 },
  '& main': { paddingBlockEnd: 800 },
});

/** A page with a section for each entry of a table of contents, which is at its side. */
export const TocPage = ({ entries, toc }: { entries: readonly TocEntry[]; toc: ReactNode }) => (
  <Page>
    <main>
      {entries.map(({ id, title }) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
        </section>
      ))}
    </main>
    {toc}
  </Page>
);
