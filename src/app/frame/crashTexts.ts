import type { InterfaceTexts } from '../../domain/language/InterfaceTexts';

/** What the document of a demo says by itself. */
export interface CrashTexts {
  title: string;
  error: string;
  lead: string;
  reset: string;
  report: string;
  /** With a place for the name of a `{demo}` that is not there. */
  missing: string;
}

/** Those texts, for the document to carry: its script has none. */
export const crashTexts = (texts: InterfaceTexts): CrashTexts => ({
  title: texts['crash.title'],
  error: texts['crash.error'],
  lead: texts['crash.lead'],
  reset: texts['demo.reset'],
  report: texts['crash.report'],
  missing: texts['demo.missing'],
});
