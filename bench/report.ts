import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** Something measured; where it has a goal, whether that is met. */
export interface Finding {
  what: string
  measured: string
  goal?: string
  met?: boolean
}

/** Prints the findings as a table, keeps them in `results/`, and answers whether every goal is met. */
export const report = (findings: readonly Finding[]): boolean => {
  const table = tableOf([
    ['What', 'Measured', 'Goal', ''],
    ...findings.map(({ what, measured, goal = '', met }) => [
      what,
      measured,
      goal,
      met === undefined ? '' : met ? 'met' : 'MISSED',
    ]),
  ])
  const today = new Date().toISOString().slice(0, 10)
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${today}.md`), `# ${today}\n\n${surroundings()}\n\n${table}\n`)
  process.stdout.write(`\n${table}\n`)
  return findings.every(({ met }) => met !== false)
}

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
