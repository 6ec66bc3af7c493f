import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port.ts'

const example = join(import.meta.dirname, '../../../examples/small-college')

/** Starts the example of a college on the engine alone, with an empty database. */
export const startSmallCollege = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-small-college-'))
  const port = String(await freePort())
  const child = spawn(process.execPath, ['src/main.ts', '--port', port, '--folder', folder], {
    cwd: example,
    // Without Vitest's NODE_ENV, with which Vite would build for development.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const isListening = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Dashboard') && resolve(true))
    void ended.then(() => resolve(false))
  })
  if (!(await isListening)) throw new Error('The small college did not start.')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
