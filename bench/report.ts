import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { readmeRows } from './readme-figures.ts'
import { reasons } from './reasons.ts'

/** Measured figure; `met` is true if it reaches its goal, undefined without a goal. */
export interface Finding {
  what: string
  measured: string
  goal?: string
  met?: boolean
  /** True for a benchmark that failed, so that its figures are missing. */
  failed?: boolean
}

/** Prints the findings as a table. */
export const print = (findings: readonly Finding[]): void =>
  void process.stdout.write(`\n${formatTable(findings)}\n`)

/** Findings that miss their goal without a reason in `reasons.ts`, and failed benchmarks. */
export const unexplained = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ what, met, failed }) => failed === true || (met === false && !(what in reasons)))

/** Writes all findings to `docs/reference/figures.md` and ten of them to the README. */
export const writeReport = (findings: readonly Finding[]): void => {
  writeBetweenMarks('docs/reference/figures.md', `${describeMachine()}\n\n${formatTable(findings)}`)
  writeBetweenMarks('README.md', formatRows(readmeRows(findings)))
}

const writeBetweenMarks = (file: string, text: string): void => {
  const path = join(import.meta.dirname, '..', file)
  const marked = /(?<=<!-- bench -->\n\n).*(?=\n\n<!-- \/bench -->)/s
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(marked, () => text),
  )
}

const formatTable = (findings: readonly Finding[]): string =>
  formatRows([
    ['What', 'Measured', 'Goal', ''],
    ...findings.map((finding) => [finding.what, finding.measured, finding.goal ?? '', verdict(finding)]),
  ])

const formatRows = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const [head, ...body] = rows.map(
    (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`,
  )
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n')
}

const verdict = ({ what, met, failed = false }: Finding): string => {
  if (failed) return 'failed'
  if (met === undefined) return ''
  return met ? 'met' : (reasons[what] ?? 'not met')
}

/** Describes the machine and the commit of the figures. */
const describeMachine = (): string => {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const changes = git('status', '--porcelain') === '' ? '' : ' and uncommitted changes'
  const today = new Date().toISOString().slice(0, 10)
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  return `${today}: ${processor}, Node ${process.version}, commit ${git('rev-parse', '--short', 'HEAD')}${changes}.`
}
