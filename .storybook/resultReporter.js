import { writeFileSync } from 'node:fs';
import { readableFailure } from '../scripts/workbench/readableFailure.mjs';

/**
 * Says how far the run is and what failed in each group of stories, and writes Jest's results where
 * scripts/workbench/runPass.mjs asks for them: the runner has no flag that does.
 */
export default class ResultReporter {
  done = 0;

  /**
   * @param {import('@jest/reporters').Test} _test
   * @param {import('@jest/reporters').TestResult} result
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onTestResult(_test, result, results) {
    this.done += 1;
    const { numPassingTests: passed, numFailingTests: failed, testResults } = result;
    const first = testResults[0]?.ancestorTitles[0] ?? '(no story)';
    console.log(
      `${failed > 0 || result.failureMessage ? '✗' : '✓'} ${this.done}/${results.numTotalTestSuites}  from ${first}: ${passed} passed, ${failed} failed`,
    );
    for (const { ancestorTitles, status, failureMessages } of testResults) {
      if (status !== 'failed') continue;
      const message = readableFailure(failureMessages.join('\n'));
      console.log(`  ✗ ${ancestorTitles.at(-1)}\n${message.replace(/^/gm, '    ')}`);
    }
  }

  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
  onRunComplete(_contexts, results) {
    if (!process.env.WORKBENCH_RESULT) return;
    const files = results.testResults.map(({ failureMessage, testResults }) => ({
      failureMessage,
      tests: testResults.map(({ ancestorTitles, status, duration, failureMessages }) => ({
        // A group of stories holds one block for each, named by scripts/workbench/groupStories.mjs.
        story: ancestorTitles.at(-1) ?? '',
        status,
        milliseconds: Math.round(duration ?? 0),
        failureMessages,
      })),
    }));
    writeFileSync(
      process.env.WORKBENCH_RESULT,
      JSON.stringify({ passed: results.numPassedTests, files }),
    );
  }
}
