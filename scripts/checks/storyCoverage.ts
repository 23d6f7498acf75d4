import type { StoryFile, Union } from './readStories';

/** How one can tell from the stories that each value of a union is shown; or why none of them has to be. */
export type Shown =
  | { property: string; /** Shown by every story that says nothing else. */ default?: string }
  | {
      /** `file#Story` by value. */ stories: Record<string, string>;
      /** Values still to come, with the reason. */ owed?: Record<string, string>;
    }
  | { unseen: string };

export interface Workbench {
  /** Folders of `src/components`. */
  components: readonly string[];
  /** Stories and their samples, by path from the root. */
  files: readonly StoryFile[];
  unions: readonly Union[];
  shown: Readonly<Record<string, Shown>>;
}

function componentProblems(component: string, files: readonly StoryFile[]): string[] {
  const found = files.find(({ file }) => file.endsWith(`/${component}.stories.tsx`));
  const path = found?.file ?? `stories/components/*/${component}.stories.tsx`;
  const stories = found?.stories ?? [];
  if (stories.length === 0) return [`src/components/${component} has no stories. Write ${path}.`];
  const lacks = (name: string, value: string) =>
    !stories.some(({ globals }) => globals[name] === value);
  return [
    ...(lacks('direction', 'rtl')
      ? [`${path} has no story in right-to-left. Add one with \`globals: { direction: 'rtl' }\`.`]
      : []),
    ...(lacks('mode', 'dark')
      ? [`${path} has no story in dark. Add one with \`globals: { mode: 'dark' }\`.`]
      : []),
  ];
}

function unionProblems({ name, file, values }: Union, { files, shown }: Workbench): string[] {
  const how = shown[name];
  if (!how)
    return [
      `The union ${name} in ${file}: nobody said by which stories its states are seen. Say it in scripts/checks/shownUnions.ts.`,
    ];
  if ('unseen' in how) return [];
  if ('stories' in how) {
    return values.flatMap((value) => {
      if (how.owed?.[value]) return [];
      const [path, story] = (how.stories[value] ?? '').split('#');
      const exists = files.some(
        (candidate) =>
          candidate.file === path && candidate.stories.some((known) => known.name === story),
      );
      return exists
        ? []
        : [
            `"${value}" of ${name} (${file}) is shown by no story: scripts/checks/shownUnions.ts names ${how.stories[value] ?? 'none'}.`,
          ];
    });
  }
  const { property, default: always } = how;
  return values
    .filter(
      (value) => value !== always && !files.some(({ says }) => says.has(`${property}: ${value}`)),
    )
    .map(
      (value) =>
        `"${value}" of ${name} (${file}) is shown by no story: none says \`${property}: '${value}'\`. Write one.`,
    );
}

/** What the workbench does not show although it should, each with what to do about it. */
export function storyProblems(workbench: Workbench): string[] {
  const stale = Object.keys(workbench.shown).filter(
    (name) => !workbench.unions.some((union) => union.name === name),
  );
  return [
    ...workbench.components.flatMap((component) => componentProblems(component, workbench.files)),
    ...workbench.unions.flatMap((union) => unionProblems(union, workbench)),
    ...stale.map(
      (name) =>
        `scripts/checks/shownUnions.ts speaks of ${name}, which is no union of src/domain any more. Take it out.`,
    ),
  ];
}
