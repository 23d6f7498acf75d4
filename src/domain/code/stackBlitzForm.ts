import type { Preferences } from '../preferences/Preferences';

export interface SandboxSource {
  title: string;
  codeVariant: Preferences['codeVariant'];
  /** The demo first; the others are imported by it. */
  files: readonly { fileName: string; text: string }[];
}

/** Versions that the documented packages were built with; anything else is the latest. */
const pinned: Record<string, string> = {
  '@toolpad/core': '0.13.0',
  '@mui/material': '^7.0.0',
  '@mui/icons-material': '^7.0.0',
  '@mui/x-data-grid': '^7.0.0',
  '@mui/x-date-pickers': '^7.0.0',
};

const always = ['react', 'react-dom', '@emotion/react', '@emotion/styled', 'invariant'];
const neededByToolpad = ['@mui/material', '@mui/icons-material'];

/** `@mui/material/styles` -> `@mui/material`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The packages that the files import, and those that these need, with their versions. */
export function sandboxDependencies({ codeVariant, files }: SandboxSource): Record<string, string> {
  const imported = files.flatMap(({ text }) => [...text.matchAll(/^\s*(?:import|export)\b[^'"]*['"]([^'".][^'"]*)['"]|^\} from ['"]([^'".][^'"]*)['"]/gm)].map((match) => packageOf(match[1] ?? match[2]!)));
  const names = new Set([...always, ...imported]);
  if (names.has('@toolpad/core')) for (const name of neededByToolpad) names.add(name);
  if (codeVariant === 'TS') for (const name of ['@types/react', '@types/react-dom', 'typescript']) names.add(name);
  return Object.fromEntries([...names].sort().map((name) => [name, pinned[name] ?? 'latest']));
}

/** All files lie in one folder there: `from '../../demos/rows'` -> `from './rows'`. */
const flattened = (text: string) => text.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])\.\.?\/(?:[^'"\n]*\/)?([^'"/\n]+)\2/g, '$1$2./$3$2');

/** What a form has to send so that StackBlitz opens the demo: its address and its fields. */
export function stackBlitzForm(source: SandboxSource): { action: string; fields: Record<string, string> } {
  const [demo, ...modules] = source.files;
  const isTypeScript = source.codeVariant === 'TS';
  const extension = isTypeScript ? 'tsx' : 'js';
  const dependencies = sandboxDependencies(source);
  const tailwind = demo?.fileName.includes('.tailwind.') ? '    <script src="https://cdn.tailwindcss.com"></script>\n' : '';
  const files: Record<string, string> = {
    'public/index.html': `<!doctype html>\n<html lang="en">\n  <head>\n    <meta name="viewport" content="width=device-width" />\n    <title>${source.title.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))}</title>\n${tailwind}  </head>\n  <body>\n    <div id="root"></div>\n  </body>\n</html>\n`,
    [`src/index.${extension}`]: `import { createRoot } from 'react-dom/client';\nimport Demo from './Demo';\n\ncreateRoot(document.getElementById('root')${isTypeScript ? '!' : ''}).render(<Demo />);\n`,
    [`src/Demo.${extension}`]: flattened(demo?.text ?? ''),
    'package.json': JSON.stringify({ name: 'demo', private: true, dependencies, scripts: { start: 'react-scripts start' }, devDependencies: { 'react-scripts': 'latest' } }, null, 2),
    ...(isTypeScript ? { 'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler', target: 'es2022', strict: true, skipLibCheck: true, noEmit: true } }, null, 2) } : {}),
  };
  for (const { fileName, text } of modules) files[`src/${fileName}`] = flattened(text);
  return {
    action: `https://stackblitz.com/run?file=src/Demo.${extension}`,
    fields: {
      'project[title]': source.title,
      'project[description]': `A demo of the documentation: ${source.title}`,
      'project[template]': 'create-react-app',
      'project[dependencies]': JSON.stringify(dependencies),
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`project[files][${name}]`, text])),
    },
  };
}
