import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const pages = ['/health', '/', '/dashboard', '/api/updates']
const longest = 60_000

/** Smoke test: starts a release with an empty DATA_DIR and requests a few pages. Returns the output if that fails. */
export const smokeTest = async (folder: string): Promise<string | null> => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-proof-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: folder,
    // Without the college's settings, above all its database.
    env: {
      PATH: process.env['PATH'],
      COLLEGE_DIR: process.env['COLLEGE_DIR'],
      NODE_ENV: 'production',
      DATA_DIR,
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listening = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes('Website')) resolve(true)
      })
    setTimeout(() => resolve(false), longest).unref()
    child.once('exit', () => resolve(false))
  })
  try {
    if (!(await listening)) return output
    for (const path of pages) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
      if (status !== 200) return `${path} is answered with ${status}.\n${output}`
    }
    return null
  } finally {
    child.kill('SIGKILL')
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
