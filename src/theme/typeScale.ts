import type { TypographyVariantsOptions } from '@mui/material/styles';
import { sansFamily } from './fonts';

const heading = (fontSize: string, letterSpacing: string, lineHeight = 1.2) => ({
  fontSize,
  fontWeight: 600,
  lineHeight,
  letterSpacing,
});

/** Type sizes: `rem` follows the browser's setting, `em` the text around; `display` and `h1` shrink on phones. */
export const typeScale = (dense: boolean): TypographyVariantsOptions => ({
  fontFamily: sansFamily,
  fontSize: 14,
  display: heading('clamp(2.125rem,1.6rem + 2.4vw,2.75rem)', '-0.022em', 1.1),
  h1: heading('clamp(1.75rem,1.6rem + .8vw,2.0625rem)', '-0.022em'),
  h2: heading('1.4375rem', '-0.016em'),
  h3: heading('1.1875rem', '-0.012em', 1.3),
  h4: heading('1rem', '-0.006em', 1.4),
  h5: heading('0.875rem', '0'),
  h6: heading('0.875rem', '0'),
  /** Text in boxes beside the article: callouts and cards. */
  compact: { fontSize: '0.9375rem' },
  /** Controls, menus, captions of code, table headers. */
  label: { fontSize: '0.8125rem' },
  /** Tags of one word. */
  badge: { fontSize: '0.6875rem' },
  lead: { fontSize: '1.125rem', lineHeight: 1.55 },
  body1: dense
    ? { fontSize: '0.9375rem', lineHeight: 1.55, letterSpacing: 0 }
    : { fontSize: '1rem', lineHeight: 1.65, letterSpacing: 0 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
  button: { textTransform: 'none', letterSpacing: 0, fontWeight: 500 },
  caption: { fontSize: '0.78125rem', letterSpacing: 0 },
  overline: { letterSpacing: '0.04em' },
  code: { fontSize: '0.875em' },
  headingCode: { fontSize: '0.92em', fontWeight: 500, letterSpacing: '-0.03em' },
  codeBlock: { fontSize: '0.8125rem', lineHeight: 1.65 },
  keyboard: { fontSize: '0.8em' },
  /** Text in diagrams, in units of the diagram. */
  diagram: { fontSize: 13 },
  diagramCode: { fontSize: 12.5 },
  diagramMark: { fontSize: 9 },
  superscript: { fontSize: '0.75em' },
});

interface Size {
  fontSize: string;
}

interface DiagramSize {
  fontSize: number;
}

/** Variants that MUI does not have. */
interface DocsTypography {
  display: React.CSSProperties;
  compact: Size;
  label: Size;
  badge: Size;
  diagram: DiagramSize;
  diagramCode: DiagramSize;
  diagramMark: DiagramSize;
  lead: React.CSSProperties;
  code: React.CSSProperties;
  headingCode: React.CSSProperties;
  codeBlock: React.CSSProperties;
  keyboard: React.CSSProperties;
  superscript: React.CSSProperties;
}

declare module '@mui/material/styles' {
  interface TypographyVariants extends DocsTypography {}
  interface TypographyVariantsOptions extends Partial<DocsTypography> {}
}

/** Vertical distances in an article. In `rem`, as they belong to the text. */
export interface Rhythm {
  /** Above a section (h2). */
  section: string;
  /** Above a subsection (h3), and around demos, diagrams and pictures. */
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

/** The radius of corners, in px. */
export const borderRadius = 4;
