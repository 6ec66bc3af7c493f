import { buildApp } from '@kampana/server/app'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packages } from '../scripts/packages.ts'
import { administrator } from '../tests/support/people/accounts.ts'
import { administratorAt } from '../tests/support/people/caller.ts'

// Lists the source files whose functions run while a warm server handles one `PUT /api/updates/1 {title}`: `node
// bench/walk.ts`.

const root = join(import.meta.dirname, '..')
const sources = packages.map(({ folder }) => `${folder}/src/`)

/** Lists the source files with functions that run during `work`, with the names of these functions. */
const filesRun = async (work: () => Promise<unknown>): Promise<Map<string, string[]>> => {
  const inspector = new Session()
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await inspector.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  inspector.disconnect()
  const files = new Map<string, string[]>()
  for (const { url, functions } of result) {
    const path = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : ''
    const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
    if (sources.some((folder) => path.startsWith(folder)) && ran.length > 0)
      files.set(
        path,
        ran.map(({ functionName }) => functionName).filter((name) => name !== ''),
      )
  }
  return files
}

const dataDir = mkdtempSync(join(tmpdir(), 'kampana-walk-'))
const app = await buildApp(
  readSettings({ DATA_DIR: dataDir, SEED: 'demo', ADMIN_PASSWORD: administrator.password }),
  { log: { write: () => undefined } },
)
try {
  const caller = await administratorAt(await app.listen({ port: 0, host: '127.0.0.1' }))
  const edit = (title: string) => caller.send('PUT', '/api/updates/1', { title })
  for (const title of ['One', 'Two', 'Three']) await edit(title)
  const files = await filesRun(() => edit('Enrolment is over'))
  for (const [file, functions] of [...files].toSorted(([a], [b]) => a.localeCompare(b)))
    process.stdout.write(`${file.padEnd(56)} ${functions.join(' ')}\n`)
  process.stdout.write(`${files.size} files\n`)
  caller.close()
} finally {
  await app.close()
  rmSync(dataDir, { recursive: true })
}
