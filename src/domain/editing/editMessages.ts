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
  /** From the request of a frame until it answers, on the slowest network. */
  longestStart: 20_000,
  /** From the load event of a frame until its script answers. */
  longestAnswer: 2000,
} as const;

/** Code for the frame of an edited demo. */
export interface EditRun {
  /** Answers to earlier runs are ignored. */
  id: number;
  /** The whole file as a CommonJS module. */
  code: string;
  /** Texts of its own style sheets. */
  sheets: readonly string[];
  /** The file whose Tailwind classes the frame has. */
  tailwind: string | undefined;
}

/** From the page to the frame. */
export type PageMessage =
  | { type: 'run'; run: EditRun; preferences: Partial<Preferences> }
  | { type: 'preferences'; preferences: Partial<Preferences> };

/** Why an edit is not shown. `load`: a module that may be imported could not be loaded. */
const problemKinds = ['syntax', 'import', 'export', 'empty', 'load', 'render'] as const;

export interface EditProblem {
  kind: (typeof problemKinds)[number];
  /** What the compiler or the code says; the name of the module for `import`. */
  message: string;
  /** Of the whole file, from 1. */
  line?: number;
  /** For `import`: the modules that there are. */
  available?: readonly string[];
}

/** From the frame to the page. */
export type FrameMessage =
  | { type: 'ready' }
  /** The script of the frame could not be loaded. */
  | { type: 'missing' }
  /** The modules of a run are there; its code starts. */
  | { type: 'started'; id: number }
  | { type: 'rendered'; id: number }
  | { type: 'problem'; id: number; problem: EditProblem };

/** The message of a frame without its script. */
export const missingMessage: FrameMessage = { type: 'missing' };

/** Edited code can send what it likes: longer texts are cut. */
const longestMessage = 2000;

function parseProblem(data: unknown): EditProblem | undefined {
  if (!isRecord(data)) return undefined;
  const kind = problemKinds.find((one) => one === data.kind);
  if (!kind || typeof data.message !== 'string') return undefined;
  const { line, available } = data;
  return {
    kind,
    message: data.message.slice(0, longestMessage),
    ...(typeof line === 'number' && Number.isInteger(line) && line > 0 ? { line } : {}),
    ...(Array.isArray(available)
      ? { available: available.filter((name) => typeof name === 'string') }
      : {}),
  };
}

/** A message of the frame; undefined for anything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, id } = data;
  if (type === 'ready' || type === 'missing') return { type };
  if (typeof id !== 'number') return undefined;
  if (type === 'started' || type === 'rendered') return { type, id };
  const problem = type === 'problem' ? parseProblem(data.problem) : undefined;
  return problem && { type: 'problem', id, problem };
}
