import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { highlightText } from 'prism-code-editor/prism';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { editsKey } from '../../domain/content/demoFrame';
import {
  parseEdits,
  placeOfLine,
  withEdits,
  withStoredEdit,
  type EditRegion,
} from '../../domain/editing/editedFile';
import { editTable, type EditProblem } from '../../domain/editing/editMessages';
import { escapeText, format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { usePlatform } from '../../platform/PlatformContext';
import { Icon } from '../Icon/Icon';
import { CodeField } from './CodeField';
import { createEditFrame, type EditFrame, type EditStatus } from './createEditFrame';
import { Bar, Hint, pageStyles, Root, Status } from './DemoEditor.styles';

/** A version of a demo: its file and the lines of it that can be edited. */
export interface EditableFile {
  name: string;
  text: string;
  regions: readonly EditRegion[];
  /** Texts of its own style sheets. */
  sheets: readonly string[];
  /** The file whose Tailwind classes its frame needs. */
  tailwind?: string;
}

export interface DemoEditorProps {
  file: EditableFile;
  figure: HTMLElement;
  hasFocus: boolean;
  /** Of the file; undefined as it was published. */
  onHtml: (html: string | undefined) => void;
}

interface ProblemProps {
  problem: EditProblem;
  file: EditableFile;
  texts: readonly string[];
}

function Problem({ problem: { line, message, available }, file, texts }: ProblemProps) {
  const place = line === undefined ? undefined : placeOfLine(line, file.regions, texts);
  const placeText = strings[place?.isInFile ? 'edit.fileLine' : 'edit.line'];
  return (
    <Alert severity="error" sx={{ flex: 'none', borderRadius: 0, overflowWrap: 'anywhere' }}>
      {place && (
        <strong>{format(placeText, { line: String(place.line), file: file.name })} </strong>
      )}
      <bdi>{message}</bdi>
      {available && (
        <details>
          <summary>{plural(strings['edit.available'], available.length)}</summary>
          <Box dir="ltr" tabIndex={0} sx={{ maxBlockSize: 160, overflow: 'auto' }}>
            {available.join(', ')}
          </Box>
        </details>
      )}
    </Alert>
  );
}

/** Keeps the browser from leaving the page without a question. */
function useQuestionOnLeave(isAsked: boolean) {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

/**
 * The preview lines of a demo as an editor. A short pause after each change, the whole file with the lines runs in the
 * frame; what is wrong with it is shown below them. The lines are kept for the session of the tab.
 *
 * **When to use:** Use it for the lines of a demo that users learn most from by changing them.
 *
 * **When not to use:** Don't use it for code without a result, or for anything but the lines of a demo.
 *
 * **Accessibility:** Tab indents. Escape, which is announced, gives Tab back to the page. A problem is an alert that
 * names its line.
 */
export function DemoEditor({ file, figure, hasFocus, onHtml }: DemoEditorProps) {
  const platform = usePlatform();
  const { clock, session } = platform;
  const hintId = useId();
  const key = editsKey(location.pathname);
  // Code that did not end would stop the page again: it waits for a change.
  const runningKey = `${key} ${file.name}`;
  const published = file.regions.map(({ text }) => text);
  const frame = useRef<EditFrame>(undefined);
  const [texts, setTexts] = useState(() => {
    const stored = parseEdits(session.get(key))[file.name];
    return stored?.length === published.length ? stored : published;
  });
  const [beforeReset, setBeforeReset] = useState<readonly string[]>();
  /** Fields have texts of their own, which a reset replaces. */
  const [resets, setResets] = useState(0);
  const [status, setStatus] = useState<EditStatus>({ kind: 'loading' });
  const [isTabFree, setTabFree] = useState(false);
  const [isLost, setLost] = useState(false);
  const isEdited = texts.some((text, index) => text !== published[index]);
  const edited = withEdits(file.text, file.regions, texts);
  useQuestionOnLeave(isLost);

  const onStatus = useEffectEvent((next: EditStatus) => {
    setStatus(next);
    const isOver = next.kind === 'shown' || next.kind === 'problem';
    if (isOver || next.kind === 'running') session.set(runningKey, isOver ? null : 'true');
  });
  useEffect(() => {
    const viewport = figure.querySelector('template')!.parentElement!;
    const created = createEditFrame(viewport, platform, (next) => onStatus(next));
    frame.current = created;
    // The tool of the demo restarts what runs.
    const restart = (event: Event) => {
      if (!(event.target as Element).closest('[data-demo-reset]')) return;
      event.stopPropagation();
      platform.analytics.send({ name: 'demo', eventAction: 'reset', eventLabel: figure.id });
      created.restart();
    };
    figure.addEventListener('click', restart);
    return () => {
      figure.removeEventListener('click', restart);
      created.remove();
    };
  }, [figure, platform]);

  const run = useEffectEvent(() => {
    if (isEdited) onHtml(highlightText(edited, 'tsx'));
    if (texts.some((text) => text.trim())) frame.current!.run(edited, file);
    else onStatus({ kind: 'problem', problem: { message: strings['edit.blank'] } });
  });
  const isFirst = useRef(true);
  const start = useEffectEvent(() => {
    const delay = isFirst.current ? 0 : editTable.pause;
    const waits = isFirst.current && session.get(runningKey) !== null;
    isFirst.current = false;
    // What is copied is never old. The colors take longer than a key may.
    onHtml(isEdited ? escapeText(edited) : undefined);
    return clock.setTimeout(waits ? () => onStatus({ kind: 'stopped' }) : () => run(), delay);
  });
  useEffect(() => {
    const timer = start();
    return () => clock.clearTimeout(timer);
  }, [clock, texts]);

  const change = (next: readonly string[]) => {
    const isBack = next.every((text, index) => text === published[index]);
    setTexts(next);
    session.set(key, withStoredEdit(session.get(key), file.name, isBack ? undefined : next));
    setLost(!isBack && !session.keeps(key));
  };
  const onChange = (index: number, text: string) => {
    if (texts[index] === text) return;
    setBeforeReset(undefined);
    change(texts.with(index, text));
  };
  const onReset = () => {
    setBeforeReset(beforeReset ? undefined : texts);
    setResets(resets + 1);
    change(beforeReset ?? published);
  };
  const { kind } = status;
  const words = kind === 'problem' ? 'edit.lastResult' : (`edit.${kind}` as const);
  return (
    <Root>
      <GlobalStyles styles={pageStyles} />
      {file.regions.map((region, index) => (
        <CodeField
          key={`${region.from} ${resets}`}
          text={texts[index]!}
          label={format(strings['edit.field'], { file: file.name })}
          describedBy={hintId}
          hasFocus={hasFocus && index === 0 && resets === 0}
          onChange={(text) => onChange(index, text)}
          onTabFree={setTabFree}
        />
      ))}
      {kind === 'problem' && <Problem problem={status.problem} {...{ file, texts }} />}
      <Bar>
        <Status role="status" data-edit-status={kind}>
          {format(strings[words], { seconds: String(editTable.longestRun / 1000) })}
        </Status>
        {kind === 'endless' && (
          <Button size="small" color="error" onClick={() => frame.current!.stop()}>
            {strings['edit.stop']}
          </Button>
        )}
        {kind === 'unavailable' && (
          <Button size="small" onClick={() => frame.current!.restart()}>
            {strings['failure.retry']}
          </Button>
        )}
        {(isEdited || beforeReset) && (
          <Button size="small" color="inherit" startIcon={<Icon name="reset" />} onClick={onReset}>
            {strings[beforeReset ? 'edit.undoReset' : 'edit.reset']}
          </Button>
        )}
        <Hint id={hintId} role="status">
          {strings[isTabFree ? 'edit.tabLeaves' : 'edit.keys']}
        </Hint>
        {file.tailwind && <Hint>{strings['edit.tailwind']}</Hint>}
        {isLost && <Hint role="status">{strings['edit.lost']}</Hint>}
      </Bar>
    </Root>
  );
}
