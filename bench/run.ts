import { buildStale } from '../scripts/incremental-build.ts'
import { sendingAlerts } from './alerts.ts'
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
import { writeReport, print, unexplained, type Finding } from './report.ts'
import { start } from './start.ts'
import { writing } from './writing.ts'
import { years } from './years/years.ts'

type Part = () => Promise<Finding[]>
/** Runs a benchmark on a new product with the sample college. */
const onSample =
  (part: (product: Measured) => Promise<Finding[]>): Part =>
  () =>
    withProduct(part)

/** Benchmarks, in order; `pnpm bench NAME` runs one. */
const parts: Readonly<Record<string, Part>> = {
  start,
  pages: onSample(({ origin }) => cachedPages(origin)),
  records: onSample(records),
  connections: onSample(manyConnections),
  publishing: onSample(publishing),
  logins: onSample(({ origin }) => logins(origin)),
  greedy: greedyVisitors,
  weights: onSample(({ origin }) => pageWeights(origin)),
  moves: onSample(moves),
  lighthouse: onSample(({ origin }) => lighthouseScores(origin)),
  writing: onSample(writing),
  rendering: renderCost,
  lists: listOfTenThousand,
  alerts: sendingAlerts,
  years,
}

/** Runs the named benchmarks on this machine in sequence; a failed one also becomes a finding. */
const measure = async (names: readonly string[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const name of names) {
    process.stderr.write(`${name} …\n`)
    findings.push(...(await parts[name]!().catch((error: unknown) => [failedPart(name, error)])))
  }
  return findings
}

/** Reports a failed benchmark, so that the others still run and its missing figures are visible. */
const failedPart = (name: string, error: unknown): Finding => {
  process.stderr.write(`${String(error)}\n`)
  const reason = String(error).split('\n', 1).join().replaceAll('|', '/').slice(0, 120)
  return { what: `The benchmark '${name}'`, measured: `failed: ${reason}`, failed: true }
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in parts))
if (unknown === undefined) {
  await buildStale()
  const findings = await measure(names.length > 0 ? names : Object.keys(parts))
  print(findings)
  if (names.length === 0) writeReport(findings)
  const missed = unexplained(findings)
  if (missed.length > 0) {
    process.stderr.write(
      `Benchmarks that failed or missed their goal without a reason in bench/reasons.ts:\n${missed.map(({ what }) => what).join('\n')}\n`,
    )
    process.exitCode = 1
  }
} else {
  process.stderr.write(`Unknown benchmark: ${unknown}. Benchmarks: ${Object.keys(parts).join(', ')}.\n`)
  process.exitCode = 1
}
