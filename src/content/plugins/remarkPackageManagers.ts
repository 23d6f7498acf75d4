import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { strings } from '../../domain/strings/strings';
import { readFence } from '../code-check/readFences';
import { lineOf, report } from '../PageFile';

const otherManagers = ['pnpm', 'yarn', 'bun'] as const;
type OtherManager = (typeof otherManagers)[number];

/** One or more words that are not options, each after a space. */
const words = String.raw`((?: (?!-)\S+)+)`;

/**
 * Commands of npm, and the same for the other managers. Yarn is version 1, which has no `dlx`, and can only create from
 * the latest version of a package.
 */
const conversions: readonly (Record<OtherManager, string> & { npm: RegExp })[] = [
  { npm: /^npm install$/, pnpm: 'pnpm install', yarn: 'yarn install', bun: 'bun install' },
  {
    npm: new RegExp(`^npm install${words}$`),
    pnpm: 'pnpm add$1',
    yarn: 'yarn add$1',
    bun: 'bun add$1',
  },
  {
    npm: new RegExp(`^npm install --save-dev${words}$`),
    pnpm: 'pnpm add --save-dev$1',
    yarn: 'yarn add --dev$1',
    bun: 'bun add --dev$1',
  },
  {
    npm: new RegExp(`^npm install --save-exact${words}$`),
    pnpm: 'pnpm add --save-exact$1',
    yarn: 'yarn add --exact$1',
    bun: 'bun add --exact$1',
  },
  { npm: /^npm run (\S+)$/, pnpm: 'pnpm $1', yarn: 'yarn $1', bun: 'bun run $1' },
  {
    npm: /^npm create (\S+)@latest(.*?)(?: --( .+))?$/,
    pnpm: 'pnpm create $1$2$3',
    yarn: 'yarn create $1$2$3',
    bun: 'bun create $1$2$3',
  },
  {
    npm: /^npx create-(\S+)@latest(.*)$/,
    pnpm: 'pnpm dlx create-$1@latest$2',
    yarn: 'yarn create $1$2',
    bun: 'bunx create-$1@latest$2',
  },
  {
    npm: /^npx (create-next-app@.+)$/,
    pnpm: 'pnpm dlx $1',
    yarn: 'npx $1 --use-yarn',
    bun: 'bunx $1',
  },
  // Commands of installed packages.
  { npm: /^npx (?!create-)([a-z].*)$/, pnpm: 'pnpm exec $1', yarn: 'yarn $1', bun: 'bunx $1' },
  { npm: /^(?!np[mx]\b).*$/, pnpm: '$&', yarn: '$&', bun: '$&' },
];

/** A block with the commands of npm as tabs for each package manager. */
function packageManagerTabs(block: Code, file: VFile): MdxJsxFlowElement {
  const lines = block.value.split('\n').map((command, index) => {
    const conversion = conversions.find(({ npm }) => npm.test(command));
    if (!conversion)
      report(file, lineOf(block) + 1 + index, {
        what: `There is no conversion of \`${command}\` for pnpm, Yarn and Bun.`,
        why: 'The block is marked `npm2yarn`, so it is shown for each package manager.',
        fix: 'Add a row to the table in src/content/plugins/remarkPackageManagers.ts, or write `<Tabs label="Package manager" name="package-manager">` with a tab for each.',
      });
    return { command, conversion };
  });
  const { position } = block;
  const meta = block.meta!.replace(/\bnpm2yarn\b/, '').trim() || null;
  const element = (
    name: string,
    attributes: Readonly<Record<string, string>>,
    children: RootContent[],
  ) =>
    ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: Object.entries(attributes).map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value,
      })),
      children,
      position,
    }) as MdxJsxFlowElement;
  const tab = (label: string, value: string) =>
    element('Tab', { label }, [{ ...block, meta, value }]);
  return element('Tabs', { label: strings['code.packageManager'], name: 'package-manager' }, [
    tab('npm', block.value),
    ...otherManagers.map((manager) =>
      tab(
        manager,
        lines
          .map(({ command, conversion }) =>
            conversion ? command.replace(conversion.npm, conversion[manager]) : command,
          )
          .join('\n'),
      ),
    ),
  ]);
}

/** Shows fences with `npm2yarn` after their language as tabs: npm, pnpm, yarn and bun. */
export const remarkPackageManagers = () => (tree: Root, file: VFile) =>
  visit(tree, 'code', (block, index, parent) => {
    if (!parent || index === undefined || !readFence(block).npm2yarn) return;
    parent.children[index] = packageManagerTabs(block, file);
  });
