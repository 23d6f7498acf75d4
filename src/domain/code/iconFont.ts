/** The icon font of the site: its family, and the class that Material UI's `Icon` gives to elements in it. */
export const iconFont = { family: 'Material Icons', className: 'material-icons' } as const;

const usesClass = new RegExp(`\\b${iconFont.className}(?![-\\w])`);

const importsIcon =
  /from\s*['"]@mui\/material\/Icon['"]|import\s*\{[^}]*\bIcon\b[^}]*\}\s*from\s*['"]@mui\/material['"]/;

/** An `Icon` with the default class. */
const plainIcon = /<Icon\b(?![^>]*\bbaseClassName\b)/;

/** Whether code uses the icon font: by its class, or by Material UI's `Icon`. */
export const usesIconFont = (code: string): boolean =>
  usesClass.test(code) || (importsIcon.test(code) && plainIcon.test(code));
