import { codeHashAnchors } from '../../domain/code/codeHash';
import { demoStylings, type DemoStyling } from '../../domain/content/demoStylings';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { CodeStylingSwitcher } from '../CodeStylingSwitcher/CodeStylingSwitcher';
import { CodeVariantSwitcher } from '../CodeVariantSwitcher/CodeVariantSwitcher';
import { BarButton } from '../BarButton/BarButton';
import { CopyButton } from '../CopyButton/CopyButton';
import { Tabs, type TabProps } from '../Tabs/Tabs';
import {
  Anchor,
  Code,
  CodePart,
  Figure,
  FileName,
  Note,
  Summary,
  ToolLink,
  Tools,
} from './DemoFrame.styles';

export interface DemoCode {
  variant: 'TS' | 'JS';
  /** Undefined: shown in each styling without its own version. */
  styling?: DemoStyling;
  fileName: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
  /** The lines that matter, as `html`: shown as long as the code is folded. */
  preview?: string;
}

export interface DemoFrameProps {
  id: string;
  /** What the demo shows; names the frame. */
  title: string;
  frameSrc: string;
  /** Of the running demo, in pixels. */
  height: number;
  /** One entry per variant and styling; the reader's preferences say which one is shown. */
  code: readonly DemoCode[];
  /** Files that the demo imports, each like `code`; a file whose versions all have a styling belongs to these. */
  modules?: readonly (readonly DemoCode[])[];
  /** Where the file is kept. */
  sourceHref?: string;
  /** Whether it runs on the community data grid, for want of a license key of the one that its code names. */
  onCommunityGrid?: boolean;
}

const prefixesOf = (stylings: readonly DemoStyling[]) =>
  stylings.map((value) => demoStylings[value].slug).join(' ');

/** Attributes by which the style sheet shows one of several versions of a file. */
function choiceOf(part: DemoCode, versions: readonly DemoCode[]) {
  const known = new Set(versions.map(({ styling }) => styling));
  const served = part.styling
    ? [part.styling]
    : preferenceTable.codeStyling.values.filter((value) => !known.has(value));
  return {
    ...(new Set(versions.map(({ variant }) => variant)).size > 1
      ? { 'data-variant': part.variant }
      : {}),
    ...(known.size > 1 || part.styling ? { 'data-styling': prefixesOf(served) } : {}),
  };
}

const keyOf = ({ variant, styling }: DemoCode) => `${variant} ${styling}`;

function FileNames({ versions }: { versions: readonly DemoCode[] }) {
  return versions.map((part) => (
    <FileName key={keyOf(part)} {...choiceOf(part, versions)}>
      {part.fileName}
    </FileName>
  ));
}

interface FileProps {
  versions: readonly DemoCode[];
  /** Only the lines that matter, of the versions that say which they are. */
  short?: boolean;
}

function File({ versions, short = false }: FileProps) {
  const part = strings['demo.part'];
  return versions.flatMap((version) => {
    const { fileName } = version;
    const html = short ? version.preview : version.html;
    return html === undefined
      ? []
      : [
          <Code
            key={keyOf(version)}
            tabIndex={0}
            role="group"
            aria-label={short ? format(part, { file: fileName }) : fileName}
            {...choiceOf(version, versions)}
            {...(short ? { 'data-preview': '' } : {})}
          >
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </Code>,
        ];
  });
}

/** A tab with one file, hidden in stylings that do not use it. */
function fileTab(versions: readonly DemoCode[]): TabProps {
  const stylings = versions.flatMap(({ styling }) => styling ?? []);
  return {
    label: versions[0]!.fileName,
    face: <FileNames versions={versions} />,
    content: <File versions={versions} />,
    ...(versions.every(({ styling }) => styling)
      ? { stylings: prefixesOf([...new Set(stylings)]) }
      : {}),
  };
}

interface ToolProps {
  name: 'demo.stackBlitz' | 'demo.download' | 'demo.reset';
  /** Path data. */
  icon: string;
  'data-sandbox'?: string;
  'data-demo-reset'?: string;
}

function Tool({ name, icon, ...data }: ToolProps) {
  return (
    <BarButton type="button" title={strings[name]} aria-label={strings[name]} {...data}>
      <svg viewBox="0 0 16 16" width="16" strokeWidth="1.3" aria-hidden>
        <path d={icon} />
      </svg>
    </BarButton>
  );
}

interface ToolbarProps extends Pick<DemoFrameProps, 'title' | 'frameSrc'> {
  files: readonly (readonly DemoCode[])[];
  sourceHref: string | undefined;
}

/** The actions of a demo, and the choices between the versions of its code. */
function Toolbar({ title, files, frameSrc, sourceHref }: ToolbarProps) {
  const choices = files.flat();
  const link = strings[sourceHref ? 'demo.source' : 'demo.open'];
  return (
    <Tools
      className="screen-only"
      role="toolbar"
      aria-label={format(strings['demo.tools'], { demo: title })}
      data-tools=""
    >
      {choices.some(({ styling }) => styling) && <CodeStylingSwitcher />}
      {choices.some(({ variant }) => variant !== choices[0]?.variant) && <CodeVariantSwitcher />}
      <CopyButton />
      <CopyButton what="link" />
      <Tool name="demo.stackBlitz" icon="M9 2 3.5 9H8l-1 5 5.5-7H8z" data-sandbox="" />
      <Tool name="demo.download" icon="M8 2.5v7.5M5 7.5l3 3 3-3M3 13.5h10" data-sandbox="zip" />
      <Tool name="demo.reset" icon="M3.5 3v3h3M3.6 6A5 5 0 1 1 3 8.6" data-demo-reset="" />
      <ToolLink
        href={sourceHref ?? frameSrc}
        title={link}
        aria-label={format(strings['demo.linkName'], { link, demo: title })}
      >
        <svg viewBox="0 0 16 16" width="16" strokeWidth="1.3" aria-hidden>
          <path d="M9.5 2.5h4v4m0-4-6 6m4 1v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3" />
        </svg>
      </ToolLink>
    </Tools>
  );
}

/**
 * A running demo, then its code: folded, or the lines of it that matter. Its height is reserved before the frame has
 * loaded.
 */
export function DemoFrame({
  id,
  title,
  frameSrc,
  height,
  code,
  modules = [],
  sourceHref,
  onCommunityGrid = false,
}: DemoFrameProps) {
  const files = [code, ...modules];
  const noteId = `${id}-note`;
  const hasPreview = code.some(({ preview }) => preview !== undefined);
  return (
    <Figure id={id} data-code="" data-demo-frame="">
      {codeHashAnchors(id).map((anchor) => (
        <Anchor key={anchor} id={anchor} />
      ))}
      <iframe
        src={frameSrc}
        title={title}
        height={height}
        loading="lazy"
        {...(onCommunityGrid ? { 'aria-describedby': noteId } : {})}
      />
      {onCommunityGrid && (
        <Note id={noteId}>
          <svg viewBox="0 0 16 16" width="16" strokeWidth="1.3" aria-hidden>
            <path d="M8 7.5v3.5M8 5v.1" />
            <circle cx="8" cy="8" r="6" />
          </svg>
          {strings['demo.communityGrid']}
        </Note>
      )}
      <CodePart>
        <details>
          <Summary>
            {strings[hasPreview ? 'demo.fullCode' : 'demo.code']}
            <FileNames versions={code} />
          </Summary>
          {modules.length > 0 ? (
            <Tabs
              id={`${id}-files`}
              label={format(strings['demo.files'], { demo: title })}
              tabs={files.map(fileTab)}
            />
          ) : (
            <File versions={code} />
          )}
        </details>
        <Toolbar title={title} files={files} frameSrc={frameSrc} sourceHref={sourceHref} />
        {hasPreview && <File versions={code} short />}
      </CodePart>
    </Figure>
  );
}
