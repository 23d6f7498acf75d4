import { codeHashAnchors } from '../../domain/code/codeHash';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { CodeStylingSwitcher } from '../CodeStylingSwitcher/CodeStylingSwitcher';
import { CodeVariantSwitcher } from '../CodeVariantSwitcher/CodeVariantSwitcher';
import { ToolButton } from '../BarButton/BarButton';
import { withOneStop } from '../CodeBlock/CodeBlock';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { CopyButton } from '../CopyButton/CopyButton';
import { Icon, MaskedIcon } from '../Icon/Icon';
import type { DemoCode } from '../../domain/content/demoStylings';
import { choiceOf, DemoFiles, FileNames, keyOf, type DemoFilesProps } from './DemoFiles';
import {
  Code,
  CodeLink,
  CodePart,
  Figure,
  Fold,
  Frame,
  More,
  MoreItem,
  MoreLink,
  Note,
  Parts,
  Preview,
  Running,
  Viewport,
  Summary,
  SummaryLabel,
  Tools,
} from './DemoFrame.styles';

export interface DemoFrameProps extends DemoFilesProps {
  frameSrc: string;
  /** Of the running demo, in pixels. */
  height: number;
  /** The same on phones, where its parts stand below each other. */
  phoneHeight?: number;
  /** The document with its whole code, where the page has only the lines that matter. */
  codeHref?: string;
  /** Where the file is kept. */
  sourceHref?: string;
  /** What a reader should know about how it runs here. */
  note?: string;
}

const hasPreview = ({ preview = [] }: DemoCode) => preview.length > 0;

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
            {version.preview!.map(({ from, html }) => (
              <code
                key={html}
                data-from={from}
                dangerouslySetInnerHTML={{ __html: withOneStop(html) }}
              />
            ))}
          </Code>
        ))}
      </Preview>
    )
  );
}

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
        <ToolButton icon="pencil" label={strings['demo.edit']} data-island="Edit" />
        <LoadFailure text={strings['demo.editFailed']} place="popover" />
        <ToolButton icon="bolt" label={strings['demo.stackBlitz']} data-sandbox="" />
        <ToolButton icon="reset" label={strings['demo.reset']} data-demo-reset="" />
        <ToolButton
          icon="more"
          label={format(strings['demo.moreOf'], { demo: title })}
          data-tip={strings['demo.more']}
          popoverTarget={moreId}
        />
      </Tools>
      <More popover="auto" id={moreId}>
        <MoreItem type="button" data-sandbox="zip">
          <MaskedIcon name="download" />
          {strings['demo.download']}
        </MoreItem>
        <MoreItem
          type="button"
          data-copy="link"
          data-done={strings['code.copied']}
          data-failed={strings['code.inAddressBar']}
        >
          <MaskedIcon name="link" />
          <span aria-live="polite">{strings['code.copyLink']}</span>
        </MoreItem>
        <MoreItem type="button" data-refocus="">
          <Icon name="tab" />
          {strings['demo.focus']}
        </MoreItem>
        <MoreLink
          href={sourceHref ?? frameSrc}
          aria-label={format(strings['demo.linkName'], { link, demo: title })}
          data-demo-link=""
        >
          <MaskedIcon name="external" />
          {link}
        </MoreLink>
      </More>
    </>
  );
}

/**
 * A running demo, the lines of its code that matter, and all of its code in a fold. Its height is reserved.
 *
 * **When to use:** Use it wherever a page shows a component that runs, with the code that you can copy.
 *
 * **When not to use:** Don't use it for code without a result: use a code block.
 *
 * **Accessibility:** The frame has a title, and the tools are a named group. Without script, the frame shows the demo
 * as a server renders it.
 */
export function DemoFrame({
  id,
  title,
  frameSrc,
  height,
  phoneHeight,
  code,
  modules = [],
  codeHref,
  sourceHref,
  note = '',
}: DemoFrameProps) {
  const files = [code, ...modules];
  const noteId = `${id}-note`;
  const isShort = code.some(hasPreview);
  const frame = <Frame src={frameSrc} title={title} aria-describedby={note ? noteId : undefined} />;
  return (
    <Figure id={id} aria-label={title} data-code="" data-demo-frame="">
      {codeHashAnchors(id).map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      <Parts>
        <Running>
          <Viewport {...{ height, phoneHeight }}>
            <noscript>{frame}</noscript>
            {/* Out of view a demo is not even an empty document. */}
            <template>{frame}</template>
            <LoadFailure text={strings['demo.failed']} />
          </Viewport>
          <noscript>
            <Note>{strings['demo.noScript']}</Note>
          </noscript>
          {note && (
            <Note id={noteId}>
              <Icon name="info" />
              {note}
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
            {isShort && codeHref !== undefined ? (
              <CodeLink href={`${codeHref}#${id}`} target="_blank" data-demo-code="">
                {strings['demo.codePage']}
              </CodeLink>
            ) : (
              <DemoFiles {...{ id, title, code, modules }} />
            )}
          </Fold>
          <Toolbar {...{ id, title, files, frameSrc, sourceHref }} />
        </CodePart>
        <Regions versions={code} />
      </Parts>
    </Figure>
  );
}
