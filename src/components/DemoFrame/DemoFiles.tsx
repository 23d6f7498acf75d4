import { type DemoCode, demoStylings, type DemoStyling } from '../../domain/content/demoStylings';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { withOneStop } from '../CodeBlock/CodeBlock';
import { Tabs, type TabProps } from '../Tabs/Tabs';
import { Code, FileName } from './DemoFrame.styles';

const prefixesOf = (stylings: readonly DemoStyling[]) =>
  stylings.map((value) => demoStylings[value].slug).join(' ');

/** Attributes by which the style sheet shows one of several versions of a file. */
export function choiceOf(part: DemoCode, versions: readonly DemoCode[]) {
  const known = new Set(versions.map(({ styling }) => styling));
  const served = part.styling
    ? [part.styling]
    : preferenceTable.codeStyling.values.filter((value) => !known.has(value));
  return {
    'data-variant': versions.some(({ variant }) => variant !== part.variant)
      ? part.variant
      : undefined,
    'data-styling': known.size > 1 || part.styling ? prefixesOf(served) : undefined,
  };
}

export const keyOf = ({ variant, styling }: DemoCode) => `${variant} ${styling}`;

export function FileNames({ versions }: { versions: readonly DemoCode[] }) {
  return versions.map((part) => (
    <FileName key={keyOf(part)} {...choiceOf(part, versions)}>
      {part.fileName}
    </FileName>
  ));
}

function File({ versions }: { versions: readonly DemoCode[] }) {
  return versions.map((version) => (
    <Code
      key={keyOf(version)}
      tabIndex={0}
      role="group"
      aria-label={version.fileName}
      {...choiceOf(version, versions)}
    >
      <code dangerouslySetInnerHTML={{ __html: withOneStop(version.html) }} />
    </Code>
  ));
}

/** A tab with one file, hidden in stylings that do not use it. */
function fileTab(versions: readonly DemoCode[]): TabProps {
  const stylings = versions.flatMap(({ styling }) => styling ?? []);
  return {
    label: versions[0]!.fileName,
    face: <FileNames versions={versions} />,
    content: <File versions={versions} />,
    stylings: versions.every(({ styling }) => styling)
      ? prefixesOf([...new Set(stylings)])
      : undefined,
  };
}

export interface DemoFilesProps {
  /** Of the demo. */
  id: string;
  title: string;
  /** One entry per variant and styling; the reader's preferences say which one is shown. */
  code: readonly DemoCode[];
  /** Files that the demo imports, each like `code`; a file whose versions all have a styling belongs to these. */
  modules?: readonly (readonly DemoCode[])[];
}

/** The whole code of a demo. */
export function DemoFiles({ id, title, code, modules = [] }: DemoFilesProps) {
  if (modules.length === 0) return <File versions={code} />;
  return (
    <Tabs
      id={`${id}-files`}
      label={format(strings['demo.files'], { demo: title })}
      tabs={[code, ...modules].map(fileTab)}
    />
  );
}
