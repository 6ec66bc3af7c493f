import { existsSync, readFileSync } from 'node:fs'

/** How many checks held, and how many didn't. */
export interface Tally {
  passed: number
  failed: number
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })

/** The parts of Vitest's JSON report that count. */
interface Report {
  numPassedTests: number
  numTotalTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/**
 * Counts a run of Vitest. Whatever did not pass has failed: skipped and to-do tests too, a file that broke before
 * its first test, and a run that ended badly although its tests passed.
 */
export const tallyOf = (reportFile: string, exitCode: number | null): Tally => {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 }
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(
    readFileSync(reportFile, 'utf8'),
  ) as Report
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  )
  const failed = numTotalTests - numPassedTests + broken.length
  return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}
