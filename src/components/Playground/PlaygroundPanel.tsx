import Alert from '@mui/material/Alert';
import { highlightText } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/tsx';
import { useEffect, useRef, useState } from 'react';
import {
  frameSettings,
  isOffered,
  readState,
  settingsAttribute,
  settingsOf,
  startValues,
  writeState,
  type Playground,
} from '../../domain/content/Playground';
import { demoReady } from '../../domain/content/demoFrame';
import { playgroundCode, playgroundPreview } from '../../domain/content/playgroundCode';
import { viewLink } from '../../domain/preferences/viewLink';
import { playgroundParameter } from '../../domain/preferences/viewParameters';
import { format } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { usePlatform, usePreference } from '../../platform/PlatformContext';
import { islandScope } from '../../theme/themeCss';
import { ToolButton } from '../BarButton/BarButton';
import { CodeVariantSwitcher } from '../CodeVariantSwitcher/CodeVariantSwitcher';
import { CopyButton } from '../CopyButton/CopyButton';
import { useCopyLink } from '../CopyViewLink/CopyViewLink';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { PlaygroundField } from './PlaygroundField';
import { Code, Controls, Frame, Name, Summary, Tools, Viewport } from './PlaygroundPanel.styles';

/** Milliseconds after the last change until the URL has it. Safari allows 100 changes in 30 seconds. */
const urlDelay = 400;

function CopyLink({ name, href }: { name: string; href: string }) {
  const { analytics } = usePlatform();
  const { done, copy } = useCopyLink();
  const copyLink = () => {
    analytics.send({ name: 'demo', eventAction: 'link', eventLabel: name });
    void copy(href);
  };
  return (
    <>
      <span aria-live="polite">{done && strings[done]}</span>
      <ToolButton icon="link" label={strings['code.copyLink']} onClick={copyLink} />
    </>
  );
}

const highlight = (source: string) => highlightText(source, 'tsx');

interface CodeProps {
  playground: Playground;
  settings: ReturnType<typeof settingsOf>;
  onReset: () => void;
  /** The URL with what is set. */
  href: string;
}

/** Tools, the lines that change, and in a fold the whole file. What is clicked is handled as in any demo. */
function CodeOf({ playground, settings, onReset, href }: CodeProps) {
  const variant = usePreference('codeVariant');
  const pieces = playground.code[variant];
  const fileName = `${playground.name}.${variant === 'TS' ? 'tsx' : 'jsx'}`;
  const preview = playgroundPreview(pieces, settings, highlight);
  return (
    <div>
      <Tools>
        <CodeVariantSwitcher chosen={variant} />
        <CopyLink name={playground.name} href={href} />
        <CopyButton />
        <ToolButton icon="bolt" label={strings['demo.stackBlitz']} data-sandbox="" />
        <ToolButton icon="download" label={strings['demo.download']} data-sandbox="zip" />
        <ToolButton icon="reset" label={strings['playground.reset']} onClick={onReset} />
      </Tools>
      <Code
        tabIndex={0}
        role="group"
        aria-label={format(strings['demo.part'], { file: fileName })}
        data-preview=""
      >
        <code dangerouslySetInnerHTML={{ __html: preview }} />
      </Code>
      <details>
        <Summary>
          {strings['demo.fullCode']} <Name>{fileName}</Name>
        </Summary>
        <Code tabIndex={0} role="group" aria-label={fileName}>
          <code dangerouslySetInnerHTML={{ __html: playgroundCode(pieces, settings, highlight) }} />
        </Code>
      </details>
    </div>
  );
}

export interface PlaygroundPanelProps {
  playground: Playground;
  /** Names the running demo. */
  title: string;
}

/**
 * An open playground: the running demo, a control for each prop, and the code with what differs from the defaults.
 * Starts with what the URL says, and keeps the URL in step.
 */
export function PlaygroundPanel({ playground, title }: PlaygroundPanelProps) {
  const { analytics, clock } = usePlatform();
  const { name, of, rows, frame: src, height } = playground;
  const [{ values, invalid }, setState] = useState(() =>
    readState(playground, new URLSearchParams(location.search).getAll(playgroundParameter)),
  );
  /** Fields have texts of their own, which a reset replaces. */
  const [resets, setResets] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const entries = writeState(playground, values);
  const view = { preferences: [], tabs: [], playground: entries };
  useEffect(() => {
    const { current } = frame;
    const show = () => current!.setAttribute('data-live', '');
    current!.addEventListener(demoReady, show);
    return () => current!.removeEventListener(demoReady, show);
  }, []);

  const search = new URLSearchParams(
    entries.map((entry) => [playgroundParameter, entry]),
  ).toString();
  useEffect(() => {
    const write = () => {
      // The rest of the query, such as a color mode, stays.
      const url = new URL(location.href);
      url.searchParams.delete(playgroundParameter);
      for (const [name, entry] of new URLSearchParams(search)) url.searchParams.append(name, entry);
      if (url.href !== location.href) history.replaceState(history.state, '', url);
    };
    const timer = clock.setTimeout(write, urlDelay);
    return () => clock.clearTimeout(timer);
  }, [clock, search]);

  const reset = () => {
    analytics.send({ name: 'demo', eventAction: 'reset', eventLabel: name });
    setState({ values: startValues(playground), invalid: [] });
    setResets(resets + 1);
  };
  return (
    <div className={islandScope} dir={usePreference('direction')}>
      {invalid.length > 0 && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {invalid.map(({ name: prop, text }) => (
            <div key={prop}>
              <bdi>{format(strings['playground.invalid'], { prop, text })}</bdi>
            </div>
          ))}
        </Alert>
      )}
      <Viewport style={{ blockSize: height }}>
        <Frame
          ref={frame}
          src={src}
          title={title}
          {...{ [settingsAttribute]: JSON.stringify(frameSettings(playground, values)) }}
        />
        <LoadFailure text={strings['demo.failed']} />
      </Viewport>
      <Controls
        role="group"
        tabIndex={-1}
        aria-label={format(strings['playground.controls'], { name: of })}
      >
        {rows.map(
          (row) =>
            isOffered(row, values) && (
              <PlaygroundField
                key={`${row.name} ${resets}`}
                row={row}
                value={values[row.name] ?? null}
                onChange={(value) =>
                  setState({ values: { ...values, [row.name]: value }, invalid: [] })
                }
              />
            ),
        )}
      </Controls>
      <CodeOf
        playground={playground}
        settings={settingsOf(playground, values)}
        onReset={reset}
        href={`${viewLink(location.href, view).split('#')[0]}#${name}`}
      />
    </div>
  );
}
