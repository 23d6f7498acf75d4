import { codeHashAnchors } from '../../domain/code/codeHash';
import { demoStylings, type DemoStyling } from '../../domain/content/demoStylings';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { preferenceTable } from '../../domain/preferences/preferenceTable';
import { CodeStylingSwitcher } from '../CodeStylingSwitcher/CodeStylingSwitcher';
import { CodeVariantSwitcher } from '../CodeVariantSwitcher/CodeVariantSwitcher';
import { BarButton } from '../BarButton/BarButton';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { CopyButton } from '../CopyButton/CopyButton';
import { Icon } from '../Icon/Icon';
import { Tabs, type TabProps } from '../Tabs/Tabs';
import { stillWidth } from '../../domain/content/demoFrame';
import {
  Anchor,
  Code,
  CodePart,
  Figure,
  FileName,
  Fold,
  Frame,
  More,
  MoreItem,
  MoreLink,
  Note,
  Parts,
  Preview,
  Running,
  Stage,
  Still,
  Summary,
  SummaryLabel,
  Tools,
} from './DemoFrame.styles';

export interface DemoCode {
  variant: 'TS' | 'JS';
  /** Undefined: shown in each styling without its own version. */
  styling?: DemoStyling;
  fileName: string;
  /** Highlighted inner HTML of `<code>`. */
  html: string;
  /** The lines that matter, each region as `html`: shown while the whole file is not. */
  preview?: readonly { html: string }[];
}

export interface DemoFrameProps {
  id: string;
  /** What the demo shows; names the frame. */
  title: string;
  frameSrc: string;
  /** Of the running demo, in pixels. */
  height: number;
  /** The same on phones, where its parts stand below each other. */
  phoneHeight?: number;
  /** URLs of pictures of the demo, which stand in while it loads and without script. */
  still?: { light: string; dark: string };
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

const hasPreview = ({ preview = [] }: DemoCode) => preview.length > 0;

const keyOf = ({ variant, styling }: DemoCode) => `${variant} ${styling}`;

function FileNames({ versions }: { versions: readonly DemoCode[] }) {
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
      <code dangerouslySetInnerHTML={{ __html: version.html }} />
    </Code>
  ));
}

/** The lines that matter, of the versions that say which they are. */
function Regions({ versions }: { versions: readonly DemoCode[] }) {
  const shown = versions.filter(hasPreview);
  return (
    shown.length > 0 && (
      <Preview>
        {shown.map((version) => (
          <Code
            key={keyOf(version)}
            tabIndex={0}
            role="group"
            aria-label={format(strings['demo.part'], { file: version.fileName })}
            data-preview=""
            {...choiceOf(version, versions)}
          >
            {version.preview!.map(({ html }) => (
              <code key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </Code>
        ))}
      </Preview>
    )
  );
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

const tools = [
  { name: 'stackBlitz', icon: 'bolt', data: 'data-sandbox' },
  { name: 'reset', icon: 'reset', data: 'data-demo-reset' },
] as const;

interface ToolbarProps extends Pick<DemoFrameProps, 'id' | 'title' | 'frameSrc'> {
  files: readonly (readonly DemoCode[])[];
  sourceHref: string | undefined;
}

/** The actions of a demo, and the choices between the versions of its code. */
function Toolbar({ id, title, files, frameSrc, sourceHref }: ToolbarProps) {
  const choices = files.flat();
  const link = strings[sourceHref ? 'demo.source' : 'demo.open'];
  const moreId = `${id}-more`;
  return (
    <>
      <Tools
        className="screen-only"
        role="toolbar"
        aria-label={format(strings['demo.tools'], { demo: title })}
        data-tools=""
      >
        {choices.some(({ styling }) => styling) && <CodeStylingSwitcher />}
        {choices.some(({ variant }) => variant !== choices[0]?.variant) && <CodeVariantSwitcher />}
        <CopyButton />
        {tools.map(({ name, icon, data }) => (
          <BarButton
            key={name}
            type="button"
            aria-label={strings[`demo.${name}`]}
            data-tip={strings[`demo.${name}`]}
            {...{ [data]: '' }}
          >
            <Icon name={icon} />
          </BarButton>
        ))}
        <BarButton
          type="button"
          popoverTarget={moreId}
          aria-label={format(strings['demo.moreOf'], { demo: title })}
          data-tip={strings['demo.more']}
        >
          <Icon name="more" />
        </BarButton>
      </Tools>
      <More popover="auto" id={moreId}>
        <MoreItem type="button" data-sandbox="zip">
          <Icon name="download" />
          {strings['demo.download']}
        </MoreItem>
        <MoreItem
          type="button"
          data-copy="link"
          data-done={strings['code.copied']}
          data-failed={strings['code.inAddressBar']}
        >
          <Icon name="link" />
          <span aria-live="polite">{strings['code.copyLink']}</span>
        </MoreItem>
        <MoreLink
          href={sourceHref ?? frameSrc}
          aria-label={format(strings['demo.linkName'], { link, demo: title })}
          data-demo-link=""
        >
          <Icon name="external" />
          {link}
        </MoreLink>
      </More>
    </>
  );
}

/**
 * A running demo with the lines of its code that matter, and all of its code in a fold. Its height is reserved before
 * the frame has loaded.
 */
export function DemoFrame({
  id,
  title,
  frameSrc,
  height,
  phoneHeight,
  still,
  code,
  modules = [],
  sourceHref,
  onCommunityGrid = false,
}: DemoFrameProps) {
  const files = [code, ...modules];
  const noteId = `${id}-note`;
  const isShort = code.some(hasPreview);
  // The frame has the title.
  const stillProps = {
    alt: '',
    width: stillWidth,
    height,
    loading: 'lazy',
    decoding: 'async',
  } as const;
  return (
    <Figure id={id} data-code="" data-demo-frame="" data-wide="">
      {codeHashAnchors(id).map((anchor) => (
        <Anchor key={anchor} id={anchor} />
      ))}
      <Parts>
        <Running>
          <Stage className="screen-only" {...{ height, phoneHeight }}>
            {still && (
              <>
                <Still {...stillProps} src={still.light} className="only-light-mode" />
                <Still {...stillProps} src={still.dark} className="only-dark-mode" />
              </>
            )}
            {/* Out of view a demo is not even an empty document. */}
            <template>
              <Frame
                src={frameSrc}
                title={title}
                {...(onCommunityGrid ? { 'aria-describedby': noteId } : {})}
              />
            </template>
            <LoadFailure text={strings['demo.failed']} />
          </Stage>
          <noscript>
            <Note>{strings['demo.noScript']}</Note>
          </noscript>
          {onCommunityGrid && (
            <Note id={noteId}>
              <Icon name="info" />
              {strings['demo.communityGrid']}
            </Note>
          )}
        </Running>
        <CodePart>
          <Fold>
            <Summary>
              <SummaryLabel>{strings[isShort ? 'demo.fullCode' : 'demo.code']}</SummaryLabel>
              <SummaryLabel>{strings['demo.hideCode']}</SummaryLabel>
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
          </Fold>
          <Toolbar {...{ id, title, files, frameSrc, sourceHref }} />
        </CodePart>
        <Regions versions={code} />
      </Parts>
    </Figure>
  );
}
