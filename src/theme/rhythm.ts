/** Vertical distances in an article. In `rem`, as they belong to the text. */
export interface Rhythm {
  /** Above a section (h2). */
  section: string;
  /** Above a subsection (h3), and around demos, drawings and pictures. */
  subsection: string;
  /** Between paragraphs, and around code, tables and callouts. */
  step: string;
}

/** The rhythm of pages: 56, 32 and 16 px; less when they are dense. */
export const rhythm = (dense: boolean): Rhythm =>
  dense
    ? { section: '2.5rem', subsection: '1.5rem', step: '0.875rem' }
    : { section: '3.5rem', subsection: '2rem', step: '1rem' };

declare module '@mui/material/styles' {
  interface Theme {
    rhythm: Rhythm;
  }
  interface ThemeOptions {
    rhythm?: Partial<Rhythm>;
  }
}
