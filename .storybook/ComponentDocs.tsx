import { ArgTypes, Description, useOf } from '@storybook/addon-docs/blocks';
import pages from 'virtual:component-pages';
import { useEffect, useState } from 'react';
import {
  countStatuses,
  dateOf,
  loadTestRecord,
  type TestRecord,
} from './addons/test-status/storyStatus';
import { DocsSurface } from './docs/DocsSurface';
import { StateBoard } from './docs/StateBoard';
import { styled } from '@mui/material/styles';

const Part = styled('section')(({ theme }) => ({
  paddingBlockEnd: 16,
  '&:has(> h2:only-child)': { paddingBlockEnd: 0 },
  '& > h1': { ...theme.typography.h1, margin: '0 0 12px' },
  '& > h2': { ...theme.typography.h2, margin: '24px 0 12px' },
  '& > p': { ...theme.typography.body1, maxInlineSize: '44em', margin: 0, textWrap: 'pretty' },
}));

const Inline = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { color: theme.vars.palette.primary.main },
}));

/** How many pages are listed; the others are counted. */
const listed = 8;

/** Links to the site, which is published beside the workbench. */
const OnTheSite = ({ name }: { name: string }) => {
  const sitePages = pages[name] ?? [];
  if (sitePages.length === 0) return null;
  return (
    <Part>
      <h2>On the site</h2>
      <Inline>
        {sitePages.slice(0, listed).map(({ title, href }) => (
          <li key={href}>
            <a href={href} target="_top">
              {title}
            </a>
          </li>
        ))}
        {sitePages.length > listed && <li>and {sitePages.length - listed} more pages</li>}
      </Inline>
    </Part>
  );
};

/** What tests of this build have shown of a component's accessibility, and what no one has tried. */
function Accessibility({ title }: { title: string }) {
  const [record, setRecord] = useState<TestRecord>();
  useEffect(() => void loadTestRecord().then(setRecord), []);
  if (!record) return null;
  const stories = record.stories.filter((story) => `${story.title}/`.startsWith(`${title}/`));
  const { passed, failed } = countStatuses({ ...record, stories });
  const results = stories.flatMap(({ id }) => record.results[id] ?? []);
  const last = results.sort((one, other) => (one.date < other.date ? 1 : -1))[0];
  return (
    <Part>
      <h2>Accessibility</h2>
      <p>
        {last && passed + failed > 0
          ? `Evaluated on ${dateOf(last.date)} in ${last.browser}, by axe and by steps, in light and in dark mode: of ${stories.length} stories ${passed} passed and ${failed} failed. `
          : 'Not evaluated: no story has been tested on this build. '}
        Nobody has tried it with a screen reader. Known gaps are in the accessibility report of the
        site.
      </p>
    </Part>
  );
}

/**
 * Page of a component: its doc comment, which says what it is for, when to use it and what assistive technology gets, a
 * board of its states, its properties, and where it is used.
 */
export function ComponentDocs() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const { argTypes } = useOf('story', ['story']).story;
  const name = title.slice(title.indexOf('/') + 1);
  return (
    <>
      <DocsSurface>
        <Part>
          <h1>{name}</h1>
          <Description of="meta" />
        </Part>
        <Part>
          <h2>States</h2>
        </Part>
        <StateBoard title={title} />
        {Object.keys(argTypes).length > 0 && (
          <Part>
            <h2>Properties</h2>
          </Part>
        )}
      </DocsSurface>
      {Object.keys(argTypes).length > 0 && <ArgTypes />}
      <DocsSurface>
        <Accessibility title={title} />
        <OnTheSite name={name} />
      </DocsSurface>
    </>
  );
}
