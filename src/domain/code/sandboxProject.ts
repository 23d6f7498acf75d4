import manifest from '../../../package.json' with { type: 'json' };
const { dependencies, devDependencies } = manifest;
import type { DemoStyling } from '../content/demoStylings';
import type { Preferences } from '../preferences/preferenceTable';
import { escapeText } from '../strings/format';
import { corePackage } from './documentedPackages';
import { iconFont, usesIconFont } from './iconFont';

export interface SandboxSetup {
  devPackages?: readonly string[];
  /** Vite plugin: name of its function, and the package whose default export it is. */
  vitePlugin?: { name: string; from: string };
  /** A style sheet that the demo does not import itself. */
  styleSheet?: { fileName: string; text: string };
}

/** Additional setup of a project in that styling. */
export const sandboxSetups: Readonly<Record<DemoStyling, SandboxSetup>> = {
  'MUI System': {},
  Tailwind: {
    devPackages: ['tailwindcss', '@tailwindcss/vite'],
    vitePlugin: { name: 'tailwindcss', from: '@tailwindcss/vite' },
    styleSheet: {
      fileName: 'tailwind.css',
      // Without Tailwind's reset: demos use Material UI's baseline, on the page and in projects.
      text: `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`,
    },
  },
  CSS: {},
};

export interface SandboxSource {
  title: string;
  codeVariant: Preferences['codeVariant'];
  styling: DemoStyling;
  /** The demo first, then its own style sheet where it has one. */
  files: readonly { fileName: string; text: string }[];
}

export interface SandboxProject {
  /** Folder name, from the title. */
  name: string;
  /** The file to open first. */
  entry: string;
  /** Text of every file by its path. */
  files: Record<string, string>;
}

const materialAndPeers = ['@emotion/react', '@emotion/styled', '@mui/material'];
/** Dependencies of every project. */
const always = ['react', 'react-dom', ...materialAndPeers, 'invariant'];
const neededByCore = [
  '@mui/icons-material',
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-date-pickers',
  'dayjs',
];
const tools = ['vite', '@vitejs/plugin-react'];
const typeTools = (packages: readonly string[]) => [
  'typescript',
  ...[...always, ...packages]
    .map((name) => `@types/${name}`)
    .filter((name) => name in sandboxVersions),
];

/** Versions that the demos run on, and of packages that only projects install. */
export const sandboxVersions: Readonly<Record<string, string>> = {
  ...devDependencies,
  ...dependencies,
  '@tailwindcss/vite': devDependencies.tailwindcss,
  invariant: '2.2.4',
};

/** `@mui/material/styles` -> `@mui/material`. */
const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The modules that code imports from packages. */
export const importedModules = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:import|export)\b(?:[^'"();=]*\bfrom)?\s*['"]([^'".][^'"]*)['"]/gm)].map(
    (match) => match[1]!,
  );

/** The packages that files of code import. */
export const importedPackages = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(importedModules).map(packageOf)),
];

/** Versions of the packages, by name. @throws {Error} for one that has none: the project could not be installed */
function pinned(names: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const version = sandboxVersions[name];
      if (version === undefined)
        throw new Error(
          `The demo imports ${name}, which is not in package.json: a project made of it would not install.`,
        );
      return [name, version];
    }),
  );
}

/** Core has the commercial grid as a peer, but runs without. */
const premiumGrid = {
  '@mui/x-data-grid-premium': `npm:@mui/x-data-grid@${dependencies['@mui/x-data-grid']}`,
};

/** The command that adds a package to a React app, with the peers of Core in the versions that run here. */
export function installCommand(name: string, version: string): string {
  const peers =
    name === corePackage
      ? { ...pinned([...materialAndPeers, ...neededByCore]), ...premiumGrid }
      : {};
  const wanted = Object.entries({ [name]: version, ...peers });
  return `npm install ${wanted.map((one) => one.join('@')).join(' ')}`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson(
  name: string,
  packages: readonly string[],
  devPackages: readonly string[],
): string {
  const hasCore = packages.includes(corePackage);
  return json({
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: pinned([...always, ...(hasCore ? neededByCore : []), ...packages]),
    devDependencies: pinned(devPackages),
    // A dependency of Core asks for an old Vite plugin.
    ...(hasCore
      ? {
          overrides: {
            [corePackage]: {
              ...premiumGrid,
              '@vitejs/plugin-react': '$@vitejs/plugin-react',
            },
          },
        }
      : {}),
    stackblitz: { startCommand: 'npm run dev' },
  });
}

const viteConfig = ({
  vitePlugin,
}: SandboxSetup) => `${vitePlugin ? `import ${vitePlugin.name} from '${vitePlugin.from}';\n` : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${vitePlugin ? `, ${vitePlugin.name}()` : ''}],
});
`;

const iconPackage = '@fontsource/material-icons';

/** Style sheets of the icon fonts. */
const iconSheet = `@import '${iconPackage}';

.${iconFont.className} {
  font-family: '${iconFont.family}';
  font-feature-settings: 'liga';
}
`;

const mainFile = (
  isTypeScript: boolean,
  sheets: readonly string[],
) => `import CssBaseline from '@mui/material/CssBaseline';
import { createRoot } from 'react-dom/client';
import Demo from './Demo';
${sheets.map((sheet) => `import './${sheet}';\n`).join('')}
createRoot(document.getElementById('root')${isTypeScript ? '!' : ''}).render(
  <>
    <CssBaseline />
    <Demo />
  </>,
);
`;

/**
 * A complete Vite project of a demo, with pinned versions, that installs, builds and starts.
 * @throws {Error} when it imports a package that has no pinned version
 */
export function sandboxProject({
  title,
  codeVariant,
  styling,
  files: [demo, ...modules],
}: SandboxSource): SandboxProject {
  const isTypeScript = codeVariant === 'TS';
  const setup = sandboxSetups[styling];
  const extension = isTypeScript ? 'tsx' : 'jsx';
  const name =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'demo';
  const entry = `src/Demo.${extension}`;
  const code = [demo, ...modules].flatMap((file) =>
    file && /\.[jt]sx?$/.test(file.fileName) ? [file.text] : [],
  );
  const imported = importedPackages(code);
  const hasIcons = code.some(usesIconFont);
  const sheets = {
    ...(setup.styleSheet ? { [setup.styleSheet.fileName]: setup.styleSheet.text } : {}),
    ...(hasIcons ? { 'icons.css': iconSheet } : {}),
  };
  return {
    name,
    entry,
    files: {
      'package.json': packageJson(
        name,
        [...imported, ...(hasIcons ? [iconPackage] : [])],
        [...tools, ...(isTypeScript ? typeTools(imported) : []), ...(setup.devPackages ?? [])],
      ),
      'index.html': `<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <meta name="viewport" content="width=device-width, initial-scale=1" />\n    <title>${escapeText(title)}</title>\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/src/main.${extension}"></script>\n  </body>\n</html>\n`,
      [`vite.config.${isTypeScript ? 'ts' : 'js'}`]: viteConfig(setup),
      ...(isTypeScript
        ? {
            'tsconfig.json': json({
              compilerOptions: {
                jsx: 'react-jsx',
                lib: ['ES2023', 'DOM', 'DOM.Iterable'],
                module: 'esnext',
                moduleResolution: 'bundler',
                target: 'es2022',
                strict: true,
                skipLibCheck: true,
                noEmit: true,
                types: ['vite/client'],
              },
              include: ['src'],
            }),
          }
        : {}),
      [`src/main.${extension}`]: mainFile(isTypeScript, Object.keys(sheets)),
      ...Object.fromEntries(Object.entries(sheets).map(([sheet, text]) => [`src/${sheet}`, text])),
      [entry]: demo?.text ?? '',
      ...Object.fromEntries(modules.map(({ fileName, text }) => [`src/${fileName}`, text])),
    },
  };
}

/** URL and fields of the form that opens the project in StackBlitz. */
export function stackBlitzForm(source: SandboxSource): {
  action: string;
  fields: Record<string, string>;
} {
  const { entry, files } = sandboxProject(source);
  return {
    action: `https://stackblitz.com/run?file=${entry}`,
    fields: {
      'project[title]': source.title,
      'project[description]': `A demo of the documentation: ${source.title}`,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([name, text]) => [`project[files][${name}]`, text]),
      ),
    },
  };
}
