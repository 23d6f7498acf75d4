import { Suspense } from 'react';
import { FindStories } from '../addons/find/FindStories';
import { groupBy } from '../../src/domain/groupBy';
import { componentsOf, isWindow, sizeOf, thumbnailOf, type ListedComponent } from './components';
import { DocsSurface, ownMode } from './DocsSurface';
import type { Entry } from './entries';
import { useEntries } from './useEntries';
import {
  Card,
  Cards,
  Group,
  Hero,
  Jumps,
  thumbnailWidth,
  StartCard,
  Starts,
} from './Landing.styles';
import { guidePages, lastPart, starts } from './starts';
import { StoryFrame } from './StoryFrame';
import { TestSummary } from './TestSummary';
import { Mark } from '../../src/components/Mark/Mark';
import { openInWorkbench, WorkbenchLink } from './WorkbenchLink';

/** Demos are whole apps: their names are enough. */
const withoutThumbnails = 'Demos';

const anchorOf = (group: string) => `group-${group.toLowerCase().replaceAll(' ', '-')}`;

const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** The size of the workbench in words. */
function figures(groups: readonly [group: string, listed: readonly ListedComponent[]][]): string {
  const titles = (wanted: (group: string) => boolean) =>
    groups.flatMap(([group, listed]) => (wanted(group) ? listed : []));
  const special = ['Pages', withoutThumbnails];
  const sum = (list: 'stories' | 'tests') =>
    titles(() => true).reduce((total, listed) => total + listed[list].length, 0);
  return [
    count(sizeOf(titles((group) => !special.includes(group))), 'component'),
    count(sizeOf(titles((group) => group === 'Pages')), 'whole page'),
    count(sizeOf(titles((group) => group === withoutThumbnails)), 'demo'),
    `${sum('stories').toLocaleString('en')} stories`,
    count(sum('tests'), 'test case'),
  ].join(', ');
}

/** Windows of the stories on cards. */
const windows = {
  component: { width: 420, height: 278 },
  page: { width: 1280, height: 846 },
};

const ComponentCard = ({ component }: { component: ListedComponent }) => {
  const { id, name } = thumbnailOf(component);
  return (
    <Card>
      <div>
        <StoryFrame
          id={id}
          title={name}
          globals={{ mode: ownMode() }}
          {...windows[isWindow(component) ? 'page' : 'component']}
          scaleOf={(width) => thumbnailWidth / width}
        />
      </div>
      <footer>
        <WorkbenchLink to={component.start}>{component.name}</WorkbenchLink>
        <small>{component.stories.length}</small>
      </footer>
    </Card>
  );
};

const Thumbnails = ({ listed }: { listed: readonly ListedComponent[] }) => (
  <Cards>
    {listed.map((component) => (
      <ComponentCard key={component.title} component={component} />
    ))}
  </Cards>
);

const Names = ({ listed }: { listed: readonly ListedComponent[] }) =>
  listed.map(({ title, start }) => (
    <li key={title}>
      <WorkbenchLink to={start}>{lastPart({ title })}</WorkbenchLink>
    </li>
  ));

/** Names below the folder of the sidebar that they are in. */
const NamesByFolder = ({ listed }: { listed: readonly ListedComponent[] }) => (
  <ul>
    {[...groupBy(listed, ({ name }) => name.split('/').slice(0, -1).join('/'))].map(
      ([folder, own]) =>
        folder ? (
          <li key={folder}>
            <b>{folder}</b>
            <ul>
              <Names listed={own} />
            </ul>
          </li>
        ) : (
          <Names key={folder} listed={own} />
        ),
    )}
  </ul>
);

const PageLinks = ({ title, pages }: { title: string; pages: readonly Entry[] }) => (
  <Group>
    <h2>{title}</h2>
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <WorkbenchLink to={page}>{lastPart(page)}</WorkbenchLink>
        </li>
      ))}
    </ul>
  </Group>
);

function StartHere() {
  const mark = import.meta.env.STORYBOOK_SITE_MARK;
  const entries = useEntries();
  const groups = [...groupBy(componentsOf(entries), ({ group }) => group)];
  const pages = guidePages(entries);
  return (
    <DocsSurface>
      <Hero>
        {mark && <Mark svg={mark} />}
        <h1>{import.meta.env.STORYBOOK_SITE_NAME} workbench</h1>
        <p>
          Every component of the documentation site in every state, with the code, styles and theme
          of the site: {figures(groups)}.
        </p>
        <FindStories open={openInWorkbench} />
      </Hero>
      <Starts aria-label="Start">
        {starts(entries).map(({ entry, title, text }) => (
          <StartCard key={title}>
            <WorkbenchLink to={entry}>{title}</WorkbenchLink>
            <p>{text}</p>
          </StartCard>
        ))}
      </Starts>
      <TestSummary />
      <Jumps aria-label="Groups">
        {groups.map(([group]) => (
          <a key={group} href={`#${anchorOf(group)}`}>
            {group}
          </a>
        ))}
      </Jumps>
      {groups.map(([group, listed]) => (
        <Group key={group} id={anchorOf(group)}>
          <h2>
            {group} <small>{sizeOf(listed)}</small>
          </h2>
          {group === withoutThumbnails ? (
            <NamesByFolder listed={listed} />
          ) : (
            <Thumbnails listed={listed} />
          )}
        </Group>
      ))}
      <PageLinks title="Guide" pages={pages.guides} />
      <PageLinks title="Decisions" pages={pages.decisions} />
    </DocsSurface>
  );
}

/** The place to start from: ways into the workbench, and every component by group with its thumbnail. */
export const Landing = () => (
  <Suspense>
    <StartHere />
  </Suspense>
);
