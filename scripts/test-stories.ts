import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { DefaultReporter, parseCLI, startVitest } from 'vitest/node';
import type { TestCase, TestModule } from 'vitest/node';
import { fail } from './cli/fail.mjs';
import { storiesNamed } from './workbench/selectStories';
import { failureReport, storyFailure } from './workbench/storyFailures';

// Vitest sets it later, and .storybook/main.ts reads it.
process.env.VITEST = 'true';
const index = await buildIndex({ configDir: '.storybook', packageJson: {} }).catch(
  ({ message }: Error) => fail(`${message}. Fix the file, and start again.`),
);

function failureOf(test: TestCase) {
  const { name, module, project } = test;
  const { storyId: id = '' } = test.meta() as { storyId?: string };
  const file = module.relativeModuleId;
  const thrown = test.result().errors?.map(({ message }) => message) ?? [];
  const picture = test.artifacts().find((one) => one.type === 'internal:failureScreenshot');
  // The index lacks stories that were written since.
  const entry = index.entries[id] ?? { id, title: file, name, importPath: file };
  return storyFailure(entry, thrown.join('\n'), {
    globals: project.name.startsWith('storybook-dark-rtl') ? 'mode:dark;direction:rtl' : '',
    workbench: 'http://localhost:4174/',
    picture: picture?.attachments[0]?.originalPath,
  });
}

/** Vitest's own reporter, which puts failed stories together by their cause. */
class StoryReporter extends DefaultReporter {
  protected override printTestModule(module: TestModule) {
    if (module.ok()) super.printTestModule(module);
  }

  override reportSummary(...[files, errors]: Parameters<DefaultReporter['reportSummary']>) {
    const modules = this.ctx.state.getTestModules();
    const failed = modules.flatMap(({ children }) => [...children.allTests('failed')]);
    // Both projects run at once; the link is to the story's own mode.
    const failures = failed.map(failureOf).sort((a, b) => a.globals.localeCompare(b.globals));
    for (const cause of failureReport(failures)) this.log(`\n${cause}`);
    const unhandled = [...modules.flatMap((module) => module.errors()), ...errors];
    if (unhandled.length > 0) this.ctx.logger.printUnhandledErrors(unhandled);
    this.reportTestSummary(files, errors, 0);
  }
}

const { filter: names, options } = parseCLI(['vitest', ...process.argv.slice(2)]);
const entries = names.flatMap((name) => Object.values(storiesNamed(index, name).entries));
const files = new Set(entries.map(({ importPath }) => path.resolve(importPath)));
const vitest = await startVitest('test', [...files], {
  config: '.storybook/vitest.config.ts',
  reporters: [new StoryReporter()],
  ...options,
});
if (!vitest.shouldKeepServer()) await vitest.exit();
