import { join } from 'node:path'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const watched = ['packages/server/src', 'packages/shared/src']

/** The server restarts when its sources change; site and dashboard are Vite's, with hot reload (development.ts). */
const { code } = await run(
  process.execPath,
  [
    ...watched.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    'packages/server/src/main.ts',
  ],
  { cwd: root, show: true, env: { ...process.env, KAMPANA_DEV: '1' } },
)
process.exitCode = code ?? 0
