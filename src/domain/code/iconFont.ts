/** The icon font that the site has: its family, and the class of what is written in it, which Material UI's `Icon` gives. */
export const iconFont = { family: 'Material Icons', className: 'material-icons' } as const;

const usesClass = new RegExp(`\\b${iconFont.className}(?![-\\w])`);

const importsIcon =
  /from\s*['"]@mui\/material\/Icon['"]|import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s*['"]@mui\/material['"]/;

/** An `Icon` that is not told another class. */
const plainIcon = /<Icon\b(?![^>]*\bbaseClassName\b)/;

/** Whether a file of code writes in the icon font: it names its class, or uses Material UI's `Icon`. */
export const usesIconFont = (code: string): boolean =>
  usesClass.test(code) || (importsIcon.test(code) && plainIcon.test(code));
