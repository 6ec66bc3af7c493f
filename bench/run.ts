import { buildStale } from '../scripts/parts.ts'
import { cachedPages } from './cached-pages.ts'
import { manyConnections } from './connections.ts'
import { greedyVisitors } from './greedy-visitors.ts'
import { lighthouseScores } from './lighthouse.ts'
import { listOfTenThousand } from './list-of-ten-thousand.ts'
import { logins } from './logins.ts'
import { withProduct, type Measured } from './measured.ts'
import { moves } from './moves.ts'
import { pageWeights } from './page-weights.ts'
import { publishing } from './publishing.ts'
import { records } from './records.ts'
import { renderCost } from './render-cost.ts'
import { keep, print, type Finding } from './report.ts'
import { start } from './start.ts'
import { years } from './years/years.ts'

/** What is measured, in this order; each by itself with `pnpm bench NAME`. */
const parts: Readonly<Record<string, (product: Measured) => Promise<Finding[]>>> = {
  start,
  pages: ({ origin }) => cachedPages(origin),
  records,
  connections: manyConnections,
  publishing,
  logins: ({ origin }) => logins(origin),
  greedy: greedyVisitors,
  weights: ({ origin }) => pageWeights(origin),
  moves,
  lighthouse: ({ origin }) => lighthouseScores(origin),
  rendering: renderCost,
  lists: listOfTenThousand,
  years,
}

/** Measures the product on this machine against its goals, and exits with 1 where one is missed. */
const measure = async (names: readonly string[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const name of names) {
    process.stderr.write(`${name} …\n`)
    // Each has a product of its own, which none before it has filled.
    findings.push(...(await withProduct(parts[name]!).catch((error: unknown) => [broken(name, error)])))
  }
  return findings
}

/** The others are measured all the same. */
const broken = (name: string, error: unknown): Finding => {
  process.stderr.write(`${String(error)}\n`)
  return { what: name, measured: 'could not be measured', met: false }
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in parts))
if (unknown === undefined) {
  await buildStale()
  const findings = await measure(asked.length > 0 ? asked : Object.keys(parts))
  print(findings)
  if (asked.length === 0) keep(findings)
  if (findings.some(({ met }) => met === false)) process.exitCode = 1
} else {
  process.stderr.write(`There is no part '${unknown}'; there are ${Object.keys(parts).join(', ')}.\n`)
  process.exitCode = 1
}
