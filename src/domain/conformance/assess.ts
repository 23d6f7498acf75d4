/** What produces evidence. `Record`s over it name each where it is shown. */
export const evidenceKinds = [
  'axe',
  'equal-access',
  'page',
  'story',
  'token',
  'statement',
] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];

/** What ran for a success criterion in one build. */
export interface Evidence {
  subject: string;
  /** Such as 1.4.3. */
  criterion: string;
  kind: EvidenceKind;
  /** Names of the rules or tests. */
  ran: string[];
  /** How often they passed and failed: once for each story and mode, page or test. */
  passed: number;
  failed: number;
  /** Where they failed; of many, the first. */
  failures: string[];
}

/** When, where and on what tests ran. */
export interface TestRun {
  /** Hash of what was built. */
  build: string;
  commit: string;
  /** ISO 8601, of the last step. */
  date: string;
  browser: string;
}

/** The evidence of one build, from the last run of each step of its tests. */
export interface EvidenceOfBuild {
  run: TestRun;
  evidence: Evidence[];
}

/** A known defect: a statement of a page. */
export interface Defect {
  text: string;
  href: string;
  page: string;
}

/** What a person found with assistive technology. */
export interface PersonResult {
  result: 'passed' | 'failed';
  /** `all`, or the name of one. */
  component: string;
  reader: string;
  browser: string;
  /** A day. */
  date: string;
  commit: string;
  /** The hash or version of the sources as they are now. */
  sources: string;
  /** Whether the sources are those that were tested. */
  isCurrent: boolean;
}

/** What a table says about a criterion: why it does not apply, or what is needed to support it. */
export type Demand =
  | { absent: string }
  | {
      evidence: readonly EvidenceKind[];
      /** What only a person can judge, where something remains. */
      person?: string | undefined;
    };

export type Level = 'supports' | 'partially' | 'fails' | 'not-evaluated' | 'not-applicable';

/**
 * How far a subject meets a criterion. It is supported only where all demanded evidence has run and passed, and a
 * person has judged what remains for one.
 */
export function assess(
  demand: Demand,
  evidence: readonly Evidence[],
  defects: readonly Defect[],
  people: readonly PersonResult[],
): Level {
  const hasFailed = evidence.some(({ failed }) => failed > 0);
  if ('absent' in demand) return hasFailed ? 'partially' : 'not-applicable';
  const current = people.filter(({ isCurrent }) => isCurrent);
  const isBroken =
    hasFailed || defects.length > 0 || current.some(({ result }) => result === 'failed');
  const hasPassed =
    evidence.some(({ passed }) => passed > 0) || current.some(({ result }) => result === 'passed');
  // A known defect is in a part; only runs that all fail say that nothing works.
  if (isBroken) return hasPassed || defects.length > 0 ? 'partially' : 'fails';
  const isComplete =
    demand.evidence.length > 0 &&
    demand.evidence.every((kind) => evidence.some((one) => one.kind === kind && one.passed > 0));
  const isJudged =
    demand.person === undefined ||
    current.some(({ result, component }) => result === 'passed' && component === 'all');
  return isComplete && isJudged ? 'supports' : 'not-evaluated';
}
