import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Number of passed checks and names of failed ones. */
export interface Tally {
  passed: number
  failures: readonly string[]
  /** Tests that only passed when repeated. */
  unsteady?: readonly string[]
  /** Duration of each test file. */
  files?: readonly FileTime[]
}

export interface FileTime {
  name: string
  seconds: number
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
  files: tallies.flatMap(({ files = [] }) => files),
})

/** Tally of a single check. */
export const checked = (name: string, held: boolean): Tally =>
  held ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }

/** Used parts of Vitest's JSON report. */
interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: readonly string[] }[]
  }[]
}

/**
 * Counts a Vitest run. Any result other than a pass is a failure: skipped and to-do tests, a file that failed before its first
 * test, and a nonzero exit code despite passed tests.
 */
export const readReport = (name: string, reportFile: string, exitCode: number | null): Tally => {
  if (!existsSync(reportFile)) return checked(`${name} did not run`, false)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const failures = testResults.flatMap((file) =>
    file.status === 'failed' && !file.assertionResults.length
      ? [summarizeFailure(file.name, '', file.message)]
      : file.assertionResults
          .filter(({ status }) => status !== 'passed')
          .map(({ fullName, status, failureMessages }) =>
            summarizeFailure(file.name, fullName, failureMessages[0] ?? status),
          ),
  )
  if (!failures.length && exitCode !== 0) failures.push(`${name} failed although every test passed`)
  return { passed: numPassedTests, failures, files: testResults.map(timeOf) }
}

const timeOf = ({ name, startTime, endTime }: Report['testResults'][number]): FileTime => ({
  name: relative(process.cwd(), name),
  seconds: (endTime - startTime) / 1000,
})

/** Lists the failed files of a run, to be repeated, and counts the passed tests of the others. */
export const failedFiles = (reportFile: string): { files: string[]; passedElsewhere: number } => {
  if (!existsSync(reportFile)) return { files: [], passedElsewhere: 0 }
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const passed = testResults.filter(({ status }) => status !== 'failed')
  return {
    files: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
    passedElsewhere: sumOf(passed.map(({ assertionResults }) => assertionResults.length)),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Summarizes a failure by file, test and message, without the stack trace, which was printed before. */
const summarizeFailure = (file: string, test: string, message: string): string =>
  `${relative(process.cwd(), file)} ${test}\n    ${message
    .split(/\n\s+at /, 1)[0]!
    .trim()
    .replaceAll('\n', '\n    ')}`
