import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** How many checks held, and which didn't. */
export interface Tally {
  passed: number
  failures: readonly string[]
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

/** The tally of one check that is no test. */
export const checked = (name: string, held: boolean): Tally =>
  held ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }

/** The parts of Vitest's JSON report that count. */
interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: readonly string[] }[]
  }[]
}

/**
 * Counts a run of Vitest. Whatever did not pass has failed: skipped and to-do tests too, a file that broke before
 * its first test, and a run that ended badly although its tests passed.
 */
export const tallyOf = (name: string, reportFile: string, exitCode: number | null): Tally => {
  if (!existsSync(reportFile)) return checked(`${name} could not be run`, false)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const failures = testResults.flatMap((file) =>
    file.status === 'failed' && !file.assertionResults.length
      ? [inShort(file.name, '', file.message)]
      : file.assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, status, failureMessages }) =>
            inShort(file.name, fullName, failureMessages[0] ?? status),
          ),
  )
  if (!failures.length && exitCode !== 0) failures.push(`${name} ended badly, with every test passed`)
  return { passed: numPassedTests, failures }
}

/** Where it happened, and how it was said, without the lines of the program: those stand further up. */
const inShort = (file: string, test: string, message: string): string =>
  `${relative(process.cwd(), file)} ${test}\n    ${message
    .split(/\n\s+at /, 1)[0]!
    .trim()
    .replaceAll('\n', '\n    ')}`
