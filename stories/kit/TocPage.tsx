import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { TocEntry } from '../../src/components/Toc/Toc';
import { SampleText } from './decorators';
import { sampleSections } from './sampleSections';

/** Sections of 400 px, to compute scroll positions. */
const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr var(--toc)', columnGap: 32 },
  paddingInline: 24,
  '& section': { blockSize: 400 },
  '& main': { paddingBlockEnd: 800 },
}));

/** A page with a section for each entry of a table of contents, which is at its side. */
export const TocPage = ({ entries, toc }: { entries: readonly TocEntry[]; toc: ReactNode }) => (
  <Page>
    <SampleText as="main">
      {entries.map(({ id, title }, index) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          <p>{sampleSections[index % sampleSections.length]![1]}</p>
        </section>
      ))}
    </SampleText>
    {toc}
  </Page>
);
