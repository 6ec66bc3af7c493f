import { buildApp } from '@kampana/server/app'
import { readSettings } from '@kampana/server/env'
import { builtFrontEnds } from '@kampana/server/front-ends'
import type { SiteEntry } from '@kampana/server/site'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagesAt } from './pages.ts'
import type { Finding } from './report.ts'

type Render = SiteEntry['render']

const most = 3
const warmUp = 100
const times = 300

/** The CPU time of rendering a page that isn't in memory: its data through the API, its HTML, not its compression. */
export const renderCost = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
  let again: () => ReturnType<Render> = () => Promise.reject(new Error('Nothing has been rendered yet.'))
  const app = await buildApp(settings, {
    frontEnds: async (server) => {
      const entry = await (await builtFrontEnds(server, settings))()
      const render: Render = (request) => (again = () => entry.render(request))()
      return async () => ({ ...entry, render })
    },
  })
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const findings: Finding[] = []
    for (const [name, path] of Object.entries(await pagesAt(origin))) {
      await app.inject(path)
      findings.push(finding(name, await costOf(again)))
    }
    return findings
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds of CPU for each time, the collector's threads included. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  for (let time = 0; time < warmUp; time++) await work()
  const before = process.cpuUsage()
  for (let time = 0; time < times; time++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

const finding = (name: string, milliseconds: number): Finding => ({
  what: `Rendering, ${name}: CPU time`,
  measured: `${milliseconds.toFixed(2)} ms`,
  goal: `< ${most} ms`,
  met: milliseconds < most,
})
