import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { run } from '../scripts/run.ts'
import { freePort } from '../tests/support/product.ts'
import { pagesAt } from './pages.ts'
import type { Finding } from './report.ts'

const rounds = 5
const seconds = 1
const connections = 32
const encodings = 'br, gzip'
/** Cached pages reach at least this share of what a bare `node:http` server gives for the same bytes. */
const least = 0.5

/** Requests a second for cached pages, product and bare server in turns, so that a slow moment hits both alike. */
export const throughput = async (origin: string): Promise<Finding[]> => {
  const pages = await pagesAt(origin)
  const bare = await startBare(origin, Object.values(pages))
  try {
    const findings: Finding[] = []
    for (const [name, path] of Object.entries(pages))
      findings.push(await compare(name, origin + path, bare.origin + path))
    return findings
  } finally {
    bare.process.kill()
  }
}

const compare = async (name: string, product: string, bare: string): Promise<Finding> => {
  const ours: number[] = []
  const theirs: number[] = []
  await Promise.all([load(product, 1), load(bare, 1)])
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(product, seconds))
    theirs.push(await load(bare, seconds))
  }
  // Of neighbours in time: a machine's speed wanders more between rounds than within one.
  const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? 0)))
  return {
    what: `Cached, ${name}: requests a second beside a bare node:http`,
    measured: `${Math.round(median(ours))} and ${Math.round(median(theirs))}, at the median ${ratio.toFixed(2)} : 1`,
    goal: `≥ ${least} : 1`,
    met: ratio >= least,
  }
}

/** Requests a second that an address answers with 200. */
const load = async (url: string, duration: number): Promise<number> => {
  const program = join(import.meta.dirname, '../node_modules/.bin/autocannon')
  const options = [
    '--json',
    '--no-progress',
    '-c',
    String(connections),
    '-d',
    String(duration),
    '-H',
    `Accept-Encoding: ${encodings}`,
  ]
  const { output } = await run(program, [...options, url])
  const result = JSON.parse(output.slice(output.indexOf('{'))) as {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} did not answer every request:\n${output}`)
  return result.requests.average
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The bare server in a process of its own, with the answers that the product gives. */
const startBare = async (
  origin: string,
  paths: readonly string[],
): Promise<{ origin: string; process: ChildProcess }> => {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), String(port), origin, encodings, ...paths],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  process.once('exit', () => child.kill())
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('The bare server did not start.')))
  })
  return { origin: `http://localhost:${port}`, process: child }
}
