import { Callout } from '../../src/components/Callout/Callout';
import { CodeBlock } from '../../src/components/CodeBlock/CodeBlock';
import { DemoFrame } from '../../src/components/DemoFrame/DemoFrame';
import { Tabs } from '../../src/components/Tabs/Tabs';
import type { TocEntry } from '../../src/components/Toc/Toc';
import { sampleCommand, sampleJs, sampleTs } from '../components/samples/sampleCode';

export const articleToc: TocEntry[] = [
  { id: 'install', title: 'Install', depth: 2 },
  { id: 'demo', title: 'Demo', depth: 2 },
  { id: 'navigation', title: 'Navigation', depth: 2 },
  { id: 'nested', title: 'Nested entries', depth: 3 },
  { id: 'reference', title: 'Reference', depth: 2 },
];

function Heading({ id }: { id: string }) {
  const { title, depth } = articleToc.find((entry) => entry.id === id)!;
  const Tag = depth === 2 ? 'h2' : 'h3';
  return (
    <Tag id={id}>
      {title}
      <a className="heading-anchor" href={`#${id}`} aria-label={`Link to ${title}`} />
    </Tag>
  );
}

/** An article with every element and block that the content compiler can make, in the markup it makes. */
export function SampleArticle() {
  return (
    <>
      <h1>Dashboard layout</h1>
      <p className="description">The frame of a dashboard: a header, a navigation that folds, and room for your pages.</p>
      <p>
        The <code>DashboardLayout</code> component draws what every page of a dashboard shares. It reads{' '}
        <a href="#navigation">navigation and branding</a> from the{' '}
        <a href="#reference">
          <code>AppProvider</code>
        </a>{' '}
        above it, so a page only says what it shows.
      </p>
      <Heading id="install" />
      <Tabs
        id="tabs-1"
        label="Package manager"
        tabs={[
          { label: 'npm', content: <CodeBlock language="bash" html={sampleCommand} /> },
          { label: 'pnpm', content: <CodeBlock language="bash" html="pnpm add @toolpad/core" /> },
        ]}
      />
      <p>Then put the layout around your routes:</p>
      <CodeBlock language="tsx" title="src/App.tsx" html={sampleTs} />
      <Heading id="demo" />
      <DemoFrame
        id="DashboardLayoutBasic"
        title="A dashboard with two pages"
        frameSrc="about:blank"
        height={280}
        code={[
          { variant: 'TS', fileName: 'DashboardLayoutBasic.tsx', html: sampleTs },
          { variant: 'JS', fileName: 'DashboardLayoutBasic.jsx', html: sampleJs },
        ]}
        sourceHref="#source"
      />
      <Callout kind="info">
        <p>Without a provider the navigation is empty.</p>
      </Callout>
      <Callout kind="warning" title="One layout per page">
        <p>A second layout inside the first one draws a second header.</p>
      </Callout>
      <Heading id="navigation" />
      <p>An entry is one of three kinds:</p>
      <ul>
        <li>
          <strong>Page</strong>: has a <code>segment</code> and a <code>title</code>.
        </li>
        <li>
          <strong>Header</strong>: a title between entries.
          <ul>
            <li>Not a link.</li>
            <li>Hidden while the menu is narrow.</li>
          </ul>
        </li>
        <li>
          <strong>Divider</strong>: a line.
        </li>
      </ul>
      <Heading id="nested" />
      <ol>
        <li>Write the entries down.</li>
        <li>
          Press <kbd>Ctrl</kbd> + <kbd>K</kbd> to find one again.
        </li>
      </ol>
      <blockquote>
        <p>A layout is done when nobody notices it.</p>
      </blockquote>
      <details>
        <summary>What if an entry has no page?</summary>
        <p>It is shown, and leads to the page of its first child.</p>
      </details>
      <h4>Done so far</h4>
      <ul className="contains-task-list">
        <li className="task-list-item">
          <input type="checkbox" checked disabled readOnly aria-label="Header" /> Header
        </li>
        <li className="task-list-item">
          <input type="checkbox" disabled aria-label="Sidebar" /> Sidebar
        </li>
      </ul>
      <hr />
      <Heading id="reference" />
      <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>Name</th>
              <th>Type</th>
              <th>Default</th>
              <th>Description</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <code>children</code>
              </td>
              <td>
                <code>ReactNode</code>
              </td>
              <td>–</td>
              <td>The content of the dashboard. Required.</td>
            </tr>
            <tr>
              <td>
                <code>defaultSidebarCollapsed</code>
              </td>
              <td>
                <code>boolean</code>
              </td>
              <td>
                <code>false</code>
              </td>
              <td>Whether the sidebar starts folded in a large window.</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        Widths are numbers.
        <sup>
          <a href="#footnote-1" id="footnote-ref-1" aria-describedby="footnote-label">
            1
          </a>
        </sup>
      </p>
      <section className="footnotes" data-footnotes="">
        <h2 className="sr-only" id="footnote-label">
          Footnotes
        </h2>
        <ol>
          <li id="footnote-1">
            <p>
              Or any CSS length, as text.{' '}
              <a href="#footnote-ref-1" className="data-footnote-backref" aria-label="Back to reference 1">
                ↩
              </a>
            </p>
          </li>
        </ol>
      </section>
    </>
  );
}
