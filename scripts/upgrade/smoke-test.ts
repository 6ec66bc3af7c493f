import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import type { CollegeCopy } from './copy-college.ts'

const pages = ['/health', '/', '/dashboard', '/api/updates', '/updates']
/** In milliseconds; a large database is migrated first. */
const timeout = 300_000

/**
 * Starts a built version in an empty DATA_DIR, which `prepare` may fill, and requests a few pages. Returns null on success,
 * otherwise the output. Deletes DATA_DIR even after a signal, since it may contain a copy of a college.
 */
export const smokeTest = async (
  folder: string,
  prepare?: (dataDir: string) => Promise<CollegeCopy['env']>,
): Promise<string | null> => {
  const halt = new AbortController()
  const stop = (): void => halt.abort()
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-smoke-test-'))
  try {
    return await tryStart(folder, (await prepare?.(DATA_DIR)) ?? { DATA_DIR }, halt.signal)
  } catch (error) {
    if (!halt.signal.aborted) throw error
    return 'A signal stopped the test.'
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}

const tryStart = async (
  folder: string,
  env: CollegeCopy['env'],
  signal: AbortSignal,
): Promise<string | null> => {
  const port = await freePort()
  signal.throwIfAborted()
  const child = spawn(process.execPath, ['--max-semi-space-size=16', 'scripts/start.js'], {
    cwd: folder,
    // Excludes the college's other settings, in particular its database and mail server.
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
    signal,
  })
  let output = ''
  const listening = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes('Website')) resolve(true)
      })
    setTimeout(() => resolve(false), timeout).unref()
    child.once('exit', () => resolve(false)).once('error', () => resolve(false))
  })
  try {
    if (!(await listening)) return signal.aborted ? 'A signal stopped the test.' : output
    for (const path of pages) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
      if (status !== 200) return `GET ${path} returned status ${status}.\n${output}`
    }
    return null
  } finally {
    child.kill('SIGKILL')
  }
}
