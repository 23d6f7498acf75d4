import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A component of the site itself, as its workbench documents it. */
export interface WorkbenchComponent {
  /** Its folder in `src/components`. */
  name: string;
  /** The first paragraph of its doc comment. */
  summary: string;
  /** Doc comment, props, states and an example of its code, as Markdown. */
  text: string;
}

interface Documented {
  name: string;
  description?: string;
  /** What Storybook reads from the types. */
  reactComponentMeta?: { filePath: string; props: Record<string, Prop> };
}

interface Prop {
  name: string;
  required: boolean;
  type: { name: string; raw?: string };
  description: string;
  defaultValue: { value: string } | null;
}

/** An entry of `manifests/components.json`. */
interface ManifestEntry extends Documented {
  /** The file of its stories. */
  path: string;
  stories: { id: string; name: string; snippet?: string; warning?: string }[];
  subcomponents?: Record<string, Documented>;
}

function describeProp({ name, required, type, description, defaultValue }: Prop): string {
  const facts = [
    required ? 'required' : defaultValue && `default: \`${defaultValue.value}\``,
    description.replaceAll('\n', ' '),
  ].filter(Boolean);
  return [`- \`${name}\`: \`${type.raw ?? type.name}\``, ...facts].join('; ');
}

const describe = ({ description = '', reactComponentMeta: meta }: Documented) => [
  description,
  ...(meta ? [`Source: \`${meta.filePath}\``] : []),
  ...(meta && Object.keys(meta.props).length > 0
    ? ['## Props', Object.values(meta.props).map(describeProp).join('\n')]
    : []),
];

function componentOf(entry: ManifestEntry): WorkbenchComponent {
  const { description = '', stories, subcomponents = {} } = entry;
  const [summary = ''] = description.split('\n\n');
  const name = path.basename(entry.path, '.stories.tsx');
  const withCode = stories.filter(({ snippet }) => snippet);
  const example = withCode.find(({ warning }) => !warning) ?? withCode[0];
  const parts = [
    `# ${entry.name}`,
    ...describe(entry),
    ...Object.values(subcomponents).flatMap((one) => [`# ${one.name}`, ...describe(one)]),
    '## States',
    stories.map(({ id, name: state }) => `- ${state}: /workbench/?path=/story/${id}`).join('\n'),
    ...(example ? [`## Code of "${example.name}"`, `\`\`\`tsx\n${example.snippet}\n\`\`\``] : []),
  ];
  return { name, summary: summary.replaceAll('\n', ' '), text: parts.join('\n\n') };
}

/**
 * The components that a built workbench documents, or undefined where none was built.
 * @param folder of the built workbench
 */
export function readWorkbench(folder: string): WorkbenchComponent[] | undefined {
  const file = path.join(folder, 'manifests/components.json');
  if (!existsSync(file)) return undefined;
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as {
    components: Record<string, ManifestEntry>;
  };
  return Object.values(components).map(componentOf);
}
