import { isRecord } from '../isRecord';
import type { Preferences } from '../preferences/preferenceTable';

/** Constants of editing, in milliseconds. */
export const editTable = {
  /** From the last key until edited code runs. */
  pause: 250,
  /** After which code counts as endless. */
  longestRun: 3000,
  /** From the removal of endless code until browsers have ended its process, which a new frame would share. */
  processEnd: 4000,
  /** From the load event of a frame until its script answers. */
  longestAnswer: 2000,
} as const;

/** What runs in the frame of an edited demo. */
export interface EditRun {
  /** Answers to earlier runs are ignored. */
  id: number;
  /** The whole file as a CommonJS module. */
  code: string;
  /** Texts of its own style sheets. */
  sheets: readonly string[];
  /** The file whose Tailwind classes the frame has. */
  tailwind?: string;
}

/** From the page to the frame. */
export interface PageMessage {
  preferences: Partial<Preferences>;
  run?: EditRun;
  /** The focus goes to the start of the document. */
  isFocusReset?: boolean;
}

/** Why an edit is not shown. */
export interface EditProblem {
  message: string;
  /** Of the whole file, from 1. */
  line?: number;
  /** The modules that there are, where another one is imported. */
  available?: readonly string[];
}

/** From the frame to the page. `started`: the modules of a run are there. `missing`: one could not be loaded. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'started' | 'missing' | 'rendered'; id: number }
  | { type: 'problem'; id: number; problem: EditProblem };

/** Edited code can send what it likes: longer texts are cut. */
const longestMessage = 2000;

/** A message of the frame; undefined for anything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, id, problem } = data;
  if (type === 'ready') return { type };
  if (typeof id !== 'number') return undefined;
  if (type === 'started' || type === 'missing' || type === 'rendered') return { type, id };
  if (type !== 'problem' || !isRecord(problem)) return undefined;
  const { message, line, available } = problem;
  if (typeof message !== 'string') return undefined;
  return {
    type,
    id,
    problem: {
      message: message.slice(0, longestMessage),
      line: Number.isInteger(line) && (line as number) > 0 ? (line as number) : undefined,
      available: Array.isArray(available)
        ? available.filter((name) => typeof name === 'string')
        : undefined,
    },
  };
}
