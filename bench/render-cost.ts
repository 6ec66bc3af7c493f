import { buildApp } from '@kampana/server/app'
import { readSettings } from '@kampana/server/env'
import { builtFrontEnds } from '@kampana/server/front-ends'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagesAt } from './pages.ts'
import type { Finding } from './report.ts'

const most = 3
const times = 200
const oneDay = 24 * 60 * 60 * 1000

/** The CPU time of rendering a page that isn't in memory, its data from the database included. */
export const renderCost = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'the bell rings at seven',
  })
  const spent: number[] = []
  let day = 0
  const app = await buildApp(settings, {
    // Every page is of a day, so the next day's request finds none in memory.
    now: () => new Date(Date.now() + (day % 2) * oneDay),
    frontEnds: async (server) => {
      const entry = await (await builtFrontEnds(server))()
      return async () => ({ ...entry, render: (request) => timed(spent, () => entry.render(request)) })
    },
  })
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const findings: Finding[] = []
    for (const [name, path] of Object.entries(await pagesAt(origin))) {
      spent.length = 0
      for (let time = 0; time < times; time++, day++) await app.inject(path)
      findings.push(finding(name, spent))
    }
    return findings
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const timed = async <T>(spent: number[], work: () => Promise<T>): Promise<T> => {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  spent.push((user + system) / 1000)
  return result
}

const finding = (name: string, spent: readonly number[]): Finding => {
  if (spent.length !== times)
    throw new Error(`${name} was rendered ${spent.length} times instead of ${times}.`)
  const milliseconds = spent.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Infinity
  return {
    what: `Rendering, ${name}: CPU time`,
    measured: `${milliseconds.toFixed(2)} ms`,
    goal: `< ${most} ms`,
    met: milliseconds < most,
  }
}
