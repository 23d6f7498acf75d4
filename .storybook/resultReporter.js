import { writeFileSync } from 'node:fs';

/** Writes Jest's results where scripts/test-workbench-run.mjs asks for them: the runner has no flag that does. */
export default class ResultReporter {
  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onRunComplete(_contexts, results) {
    if (!process.env.WORKBENCH_RESULT) return;
    const files = results.testResults.map(({ failureMessage, testResults }) => ({
      failureMessage,
      tests: testResults.map(({ fullName, status, failureMessages }) => ({
        fullName,
        status,
        failureMessages,
      })),
    }));
    writeFileSync(
      process.env.WORKBENCH_RESULT,
      JSON.stringify({ passed: results.numPassedTests, files }),
    );
  }
}
