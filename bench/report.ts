import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** Something measured; where it has a goal, whether that is met. */
export interface Finding {
  what: string
  measured: string
  goal?: string
  met?: boolean
}

/** Prints the findings as a table. */
export const print = (findings: readonly Finding[]): void => {
  process.stdout.write(`\n${tableOf(rowsOf(findings))}\n`)
}

/** Keeps the findings as a table, in `results/` and in the README. */
export const keep = (findings: readonly Finding[]): void => {
  const today = new Date().toISOString().slice(0, 10)
  const folder = join(import.meta.dirname, 'results')
  const table = tableOf(rowsOf(findings))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${today}.md`), `# ${today}\n\n${surroundings()}\n\n${table}\n`)
  const readme = join(import.meta.dirname, '../README.md')
  const shown = `${today}: ${surroundings()}\n\n${table}`
  const text = readFileSync(readme, 'utf8')
  writeFileSync(
    readme,
    text.replace(/(?<=<!-- bench -->\n\n).*(?=\n\n<!-- \/bench -->)/s, () => shown),
  )
}

const rowsOf = (findings: readonly Finding[]): string[][] => [
  ['What', 'Measured', 'Goal', ''],
  ...findings.map(({ what, measured, goal = '', met }) => [
    what,
    measured,
    goal,
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]),
]

const tableOf = ([head = [], ...rows]: readonly (readonly string[])[]): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** Figures mean something only beside the machine and the state of the code that they were measured on. */
const surroundings = (): string => {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const commit =
    git('rev-parse', '--short', 'HEAD') +
    (git('status', '--porcelain') === '' ? '' : ' and uncommitted changes')
  return `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, commit ${commit}.`
}
