import { buildApp } from '@kampana/server/app'
import { readSettings } from '@kampana/server/env'
import { builtFrontEnds } from '@kampana/server/front-ends'
import type { SiteEntry } from '@kampana/server/site/site-entry'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBareRender } from './bare-render.ts'
import { median } from './beside.ts'
import { findPages } from './pages.ts'
import type { Finding } from './report.ts'

type Render = SiteEntry['render']

const most = 15
const rounds = 9
const times = 50

/**
 * Measures the CPU time of rendering an uncached page: its API calls and its HTML, without compression. Alternates with React
 * rendering the same number of elements and words.
 */
export const renderCost = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
  let again: () => ReturnType<Render> = () => Promise.reject(new Error('No page has been rendered yet.'))
  const app = await buildApp(settings, {
    frontEnds: {
      ...builtFrontEnds,
      loadSite: async (given) => {
        const site = await builtFrontEnds.loadSite(given)
        const entry = await site.entry()
        const render: Render = (request) => (again = () => entry.render(request))()
        return { ...site, entry: async () => ({ ...entry, render }) }
      },
    },
  })
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const findings: Finding[] = []
    for (const [name, path] of Object.entries(await findPages(origin))) {
      const { body } = await app.inject(path)
      findings.push(await findingOf(name, again, createBareRender(body)))
    }
    return findings
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const findingOf = async (name: string, page: Work, bare: Work): Promise<Finding> => {
  const costs: { ours: number; theirs: number }[] = []
  // The first two rounds warm up the JIT compiler.
  for (let round = -2; round < rounds; round++) {
    const cost = { ours: await costOf(page), theirs: await costOf(bare) }
    if (round >= 0) costs.push(cost)
  }
  const ratio = median(costs.map(({ ours, theirs }) => ours / theirs))
  return {
    what: `Rendering ${name}, beside React rendering as many elements`,
    measured: `${ratio.toFixed(1)} : 1, ${median(costs.map(({ ours }) => ours)).toFixed(2)} ms of CPU time`,
    goal: `≤ ${most} : 1`,
    met: ratio <= most,
  }
}

type Work = () => unknown

/** Milliseconds of CPU time per run, including the garbage collector's threads. */
const costOf = async (work: Work): Promise<number> => {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}
