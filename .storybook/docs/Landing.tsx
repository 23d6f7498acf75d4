import { useMemo } from 'react';
import { Mark } from '../../src/components/Mark/Mark';
import { groupBy } from '../../src/domain/groupBy';
import { componentsOf, isWindow, thumbnailOf, type ListedComponent } from './components';
import { DocsSurface } from './DocsSurface';
import { Card, Cards, Group, Hero, Jumps, StartCard, Starts } from './Landing.styles';
import { guidePages, lastPart, starts } from './starts';
import { allEntries, type Entry } from './storyStore';
import { TestSummary } from './TestSummary';
import { Thumbnail } from './Thumbnail';
import { WorkbenchLink } from './WorkbenchLink';

/** Demos are whole apps, and the kit has nothing to look at: their names are enough. */
const withoutPictures = ['Demos', 'Kit'];

const anchorOf = (group: string) => `group-${group.toLowerCase().replaceAll(' ', '-')}`;

const count = (number: number) => number.toLocaleString('en');

/** The size of the workbench in words. */
function figures(groups: readonly [group: string, listed: readonly ListedComponent[]][]): string {
  const titles = (wanted: (group: string) => boolean) =>
    groups.flatMap(([group, listed]) => (wanted(group) ? listed : []));
  const special = ['Pages', ...withoutPictures];
  const sum = (list: 'stories' | 'tests') =>
    count(titles(() => true).reduce((total, listed) => total + listed[list].length, 0));
  return [
    `${count(titles((group) => !special.includes(group)).length)} components`,
    `${count(titles((group) => group === 'Pages').length)} kinds of pages`,
    `${count(titles((group) => group === 'Demos').length)} demos`,
    `${sum('stories')} stories`,
    `${sum('tests')} test cases`,
  ].join(', ');
}

const ComponentCard = ({ component }: { component: ListedComponent }) => {
  const story = thumbnailOf(component);
  return (
    <Card>
      <Thumbnail story={story} isPage={isWindow(component) && !story.tags.includes('phone')} />
      <footer>
        <WorkbenchLink to={component.start}>{component.name}</WorkbenchLink>
        <small>{component.stories.length}</small>
      </footer>
    </Card>
  );
};

const Pictures = ({ listed }: { listed: readonly ListedComponent[] }) => (
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

/** The place to start from: ways into the workbench, and every component by group with its picture. */
export function Landing() {
  const groups = useMemo(() => [...groupBy(componentsOf(allEntries()), ({ group }) => group)], []);
  const pages = guidePages(allEntries());
  return (
    <DocsSurface>
      <Hero>
        <Mark />
        <h1>Toolpad docs workbench</h1>
        <p>
          Every component of the documentation site in every state, with the code, styles and theme
          of the site: {figures(groups)}.
        </p>
      </Hero>
      <Starts aria-label="Start">
        {starts(allEntries()).map(({ entry, title, text }) => (
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
            {group} <small>{listed.length}</small>
          </h2>
          {withoutPictures.includes(group) ? (
            <NamesByFolder listed={listed} />
          ) : (
            <Pictures listed={listed} />
          )}
        </Group>
      ))}
      <PageLinks title="Guide" pages={pages.guides} />
      <PageLinks title="Decisions" pages={pages.decisions} />
    </DocsSurface>
  );
}
