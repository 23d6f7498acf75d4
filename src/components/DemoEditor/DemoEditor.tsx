import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { placeOfLine, withEdits, type EditRegion } from '../../domain/editing/editedFile';
import { editTable, type EditProblem } from '../../domain/editing/editMessages';
import { format, plural } from '../../domain/strings/format';
import { strings } from '../../domain/strings/strings';
import { usePlatform } from '../../platform/PlatformContext';
import { Icon } from '../Icon/Icon';
import { CodeField } from './CodeField';
import {
  createEditFrame,
  type EditFrame,
  type EditSource,
  type EditStatus,
} from './createEditFrame';
import {
  Announcement,
  Bar,
  Hints,
  KeyHint,
  Message,
  Modules,
  ModulesLabel,
  Place,
  Reset,
  Root,
  Status,
  Text,
  Words,
} from './DemoEditor.styles';

/** A version of a demo: its file and the lines of it that can be edited. */
export interface EditableFile extends Omit<EditSource, 'text'> {
  name: string;
  text: string;
  regions: readonly EditRegion[];
}

export interface DemoEditorProps {
  file: EditableFile;
  /** Of the running demo: its frame, and over it that of the edited one. */
  viewport: Element;
  /** As they are kept, one for each region. */
  texts: readonly string[];
  /** Whether the code did not end when it last ran: it waits for a change. */
  isEndless: boolean;
  /** Whether the changes are lost with the page. */
  isLost: boolean;
  hasFocus: boolean;
  onEdit: (texts: readonly string[]) => void;
  /** Whether code runs that may not end. */
  onRun: (isRunning: boolean) => void;
  onReset: () => void;
}

const sourceOf = ({ text, regions, sheets, tailwind }: EditableFile, texts: readonly string[]) => ({
  text: withEdits(text, regions, texts),
  sheets,
  tailwind,
});

const isBlank = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** What a problem says, besides its line. */
function textOf({ kind, message }: EditProblem): string {
  if (kind === 'import' || kind === 'load')
    return format(strings[`edit.${kind}`], { module: message });
  return kind === 'export' || kind === 'empty' ? strings[`edit.${kind}`] : message;
}

/** The line of a problem; that of an import, which no stack names, by its text. */
function lineOf({ kind, line, message }: EditProblem, text: string): number | undefined {
  if (kind !== 'import') return line;
  const index = text
    .split('\n')
    .findIndex((one) => one.includes(`'${message}'`) || one.includes(`"${message}"`));
  return index < 0 ? undefined : index + 1;
}

interface ProblemProps {
  problem: EditProblem;
  file: EditableFile;
  texts: readonly string[];
}

function Problem({ problem, file, texts }: ProblemProps) {
  const line = lineOf(problem, withEdits(file.text, file.regions, texts));
  const place = line === undefined ? undefined : placeOfLine(line, file.regions, texts);
  const { available } = problem;
  return (
    <Message role="alert">
      <Icon name="alert" />
      <Words>
        <Text>
          {place && (
            <Place>
              {place.region === undefined
                ? format(strings['edit.fileLine'], { line: place.line, file: file.name })
                : format(strings['edit.line'], { line: place.line })}{' '}
            </Place>
          )}
          <bdi>{textOf(problem)}</bdi>
        </Text>
        {available && (
          <details>
            <ModulesLabel>{plural(strings['edit.available'], available.length)}</ModulesLabel>
            <Modules dir="ltr" tabIndex={0}>
              {available.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Modules>
          </details>
        )}
      </Words>
    </Message>
  );
}

/**
 * The preview lines of a demo as an editor. A short pause after each change, the whole file with the lines runs in the
 * frame; what is wrong with it is shown below them.
 */
export function DemoEditor({
  file,
  viewport,
  texts: kept,
  isEndless,
  isLost,
  hasFocus,
  ...handlers
}: DemoEditorProps) {
  const platform = usePlatform();
  const hintsId = useId();
  const frame = useRef<EditFrame>(undefined);
  const [texts, setTexts] = useState(kept);
  const [status, setStatus] = useState<EditStatus>({ kind: 'loading' });
  const [isTabFree, setTabFree] = useState(false);
  const wasEndless = useRef(isEndless);
  const isDone = useRef(true);
  const hasRun = useRef(false);

  const onStatus = useEffectEvent((next: EditStatus) => {
    setStatus(next);
    const isRunning = next.kind === 'running' || next.kind === 'endless' || next.kind === 'stopped';
    if (isDone.current !== isRunning) return;
    isDone.current = !isRunning;
    handlers.onRun(isRunning);
  });
  const run = useEffectEvent(() => {
    hasRun.current = true;
    if (wasEndless.current) onStatus({ kind: 'stopped' });
    else if (isBlank(texts))
      onStatus({ kind: 'problem', problem: { kind: 'syntax', message: strings['edit.blank'] } });
    else frame.current!.run(sourceOf(file, texts));
  });
  useEffect(() => {
    const created = createEditFrame(viewport, platform, (next) => onStatus(next));
    frame.current = created;
    return () => created.remove();
  }, [viewport, platform]);
  useEffect(() => {
    const timer = platform.clock.setTimeout(() => run(), hasRun.current ? editTable.pause : 0);
    return () => platform.clock.clearTimeout(timer);
  }, [platform, texts]);

  const onChange = (index: number, text: string) => {
    if (texts[index] === text) return;
    wasEndless.current = false;
    const next = texts.with(index, text);
    setTexts(next);
    handlers.onEdit(next);
  };
  const lines: Partial<Record<EditStatus['kind'], string>> = {
    loading: strings['edit.loading'],
    running: strings['edit.running'],
    shown: strings['edit.shown'],
    stopped: strings['edit.stopped'],
    endless: format(strings['edit.endless'], { seconds: editTable.longestRun / 1000 }),
    unavailable: strings['edit.unavailable'],
    problem: strings['edit.lastResult'],
  };
  return (
    <Root>
      {file.regions.map((region, index) => (
        <CodeField
          key={region.from}
          text={texts[index] ?? ''}
          label={format(strings['edit.field'], { file: file.name })}
          describedBy={hintsId}
          hasFocus={hasFocus && index === 0}
          onChange={(text) => onChange(index, text)}
          onTabFree={setTabFree}
        />
      ))}
      {status.kind === 'problem' && <Problem problem={status.problem} {...{ file, texts }} />}
      <Bar>
        <Status role="status" data-edit-status={status.kind}>
          {lines[status.kind]}
        </Status>
        {status.kind === 'endless' && (
          <Button
            size="small"
            variant="outlined"
            color="error"
            onClick={() => frame.current!.stop()}
          >
            {strings['edit.stop']}
          </Button>
        )}
        {(status.kind === 'unavailable' ||
          (status.kind === 'problem' && status.problem.kind === 'load')) && (
          <Button size="small" variant="outlined" onClick={() => frame.current!.retry()}>
            {strings['failure.retry']}
          </Button>
        )}
        <Reset size="small" color="inherit" onClick={handlers.onReset}>
          <Icon name="reset" />
          {strings['edit.reset']}
        </Reset>
      </Bar>
      <Hints>
        <KeyHint id={hintsId}>{strings['edit.keys']}</KeyHint>
        {file.tailwind && <Text>{strings['edit.tailwind']}</Text>}
        {isLost && <Text>{strings['edit.lost']}</Text>}
        <Announcement role="status">{isTabFree && strings['edit.tabLeaves']}</Announcement>
      </Hints>
    </Root>
  );
}
