import { codeHashAnchors, codeHashParts } from '../../domain/code/codeHash';
import type { Preferences } from '../../domain/preferences/Preferences';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { CodeStylingSwitcher } from '../CodeStylingSwitcher/CodeStylingSwitcher';
import { CodeVariantSwitcher } from '../CodeVariantSwitcher/CodeVariantSwitcher';
import { CopyButton } from '../CopyButton/CopyButton';
import { Tabs } from '../Tabs/Tabs';
import { Anchor, CodePart, Figure, Icon, Tool, ToolLink, Tools } from './DemoFrame.styles';

export interface DemoCode {
  variant: 'TS' | 'JS';
  /** None: what is shown where there is nothing in the reader's styling. */
  styling?: Preferences['codeStyling'];
  fileName: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
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
  /** Files that the demo imports, each like `code`. */
  modules?: readonly (readonly DemoCode[])[];
  /** Where the file is kept. */
  sourceHref?: string;
}

/** Attributes by which the style sheet shows one of several versions of a file. */
function choiceOf(part: DemoCode, versions: readonly DemoCode[]) {
  const hasVariants = new Set(versions.map(({ variant }) => variant)).size > 1;
  const known = new Set(versions.map(({ styling }) => styling ?? 'MUI System'));
  const own = part.styling ?? 'MUI System';
  const served = preferenceTable.codeStyling.values.filter((value) => value === own || (own === 'MUI System' && !known.has(value)));
  return {
    ...(hasVariants ? { 'data-variant': part.variant } : {}),
    ...(known.size > 1 ? { 'data-styling': served.map((value) => codeHashParts.codeStyling[value].slice(0, -1)).join(' ') } : {}),
  };
}

const keyOf = ({ variant, styling }: DemoCode) => `${variant} ${styling}`;

function FileName({ versions }: { versions: readonly DemoCode[] }) {
  return versions.map((part) => (
    <code key={keyOf(part)} {...choiceOf(part, versions)}>
      {part.fileName}
    </code>
  ));
}

function File({ versions }: { versions: readonly DemoCode[] }) {
  return versions.map((part) => (
    <pre key={keyOf(part)} tabIndex={0} role="group" aria-label={part.fileName} {...choiceOf(part, versions)}>
      <code dangerouslySetInnerHTML={{ __html: part.html }} />
    </pre>
  ));
}

/** A running demo, then its code, folded. Reserves its height before the frame has loaded. */
export function DemoFrame({ id, title, frameSrc, height, code, modules = [], sourceHref }: DemoFrameProps) {
  const files = [code, ...modules];
  const choices = files.flat();
  return (
    <Figure id={id} data-code="" data-demo-frame="">
      {codeHashAnchors(id).map((anchor) => (
        <Anchor key={anchor} id={anchor} />
      ))}
      <iframe src={frameSrc} title={title} height={height} loading="lazy" />
      <CodePart>
        <details>
          <summary>
            Code
            <FileName versions={code} />
          </summary>
          {modules.length > 0 ? (
            <Tabs id={`${id}-files`} label="File" tabs={files.map((versions) => ({ label: versions[0]!.fileName, content: <File versions={versions} /> }))} />
          ) : (
            <File versions={code} />
          )}
        </details>
        <Tools role="toolbar" aria-label={`Tools of ${title}`} data-tools="">
          {choices.some(({ styling }) => styling) && <CodeStylingSwitcher />}
          {choices.some(({ variant }) => variant !== choices[0]?.variant) && <CodeVariantSwitcher />}
          <CopyButton />
          <CopyButton what="link" />
          <Tool type="button" title="Open in StackBlitz" aria-label="Open in StackBlitz" data-sandbox="">
            <Icon viewBox="0 0 16 16" aria-hidden>
              <path d="M9 2 3.5 9H8l-1 5 5.5-7H8z" />
            </Icon>
          </Tool>
          <Tool type="button" title="Reset demo" aria-label="Reset demo" data-demo-reset="">
            <Icon viewBox="0 0 16 16" aria-hidden>
              <path d="M3.5 3v3h3M3.6 6A5 5 0 1 1 3 8.6" />
            </Icon>
          </Tool>
          <ToolLink href={sourceHref ?? frameSrc} title={sourceHref ? 'View source' : 'Open demo'} aria-label={`${sourceHref ? 'View source' : 'Open demo'}: ${title}`}>
            <Icon viewBox="0 0 16 16" aria-hidden>
              <path d="M9.5 2.5h4v4m0-4-6 6m4 1v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3" />
            </Icon>
          </ToolLink>
        </Tools>
      </CodePart>
    </Figure>
  );
}
