import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator } from '../people/accounts.ts'

/** A program's exit code and output. */
interface Ending {
  code: number | null
  output: string
}

/** The product in a process of its own. */
export interface Product {
  origin: string
  pid: number
  /** Resolves when the process has written these words. */
  saying: (words: string) => Promise<void>
  /** Resolves when the process has ended. */
  ended: Promise<Ending>
  /** Tells it to stop as Ctrl-C does, and waits until it has; its data are thrown away. */
  stop: () => Promise<Ending>
}

type Environment = Readonly<Record<string, string>>

const root = join(import.meta.dirname, '../../..')
/** The variable that says where a demo college lies ready, whose pictures take eight seconds to make. */
export const demoFolder = 'KAMPANA_TEST_DEMO'

/** Starts the built product, or the release in a folder, with data of its own on a free port; waits until it listens. */
export const startProduct = async (settings: Environment = {}, folder = root): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-product-'))
  const demo = process.env[demoFolder]
  if (demo && settings['SEED'] !== 'none' && !settings['DATA_DIR']) cpSync(demo, dataDir, { recursive: true })
  const port = settings['PORT'] ?? String(await freePort())
  const product = launch(
    {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    folder,
  )
  await Promise.race([product.saying('Website'), failedStart(product.ended)])
  return {
    origin: `http://localhost:${port}`,
    pid: product.pid,
    saying: product.saying,
    ended: product.ended,
    stop: async () => {
      product.interrupt()
      const ending = await product.ended
      rmSync(dataDir, { recursive: true, force: true })
      return ending
    },
  }
}

/** Starts the product where it is expected to exit, and returns its exit code and output. */
export const runProduct = (settings: Environment, folder = root): Promise<Ending> =>
  launch(settings, folder).ended

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Only these of our own variables reach the product, so that a developer's settings don't change a test. A college other than the sample is chosen by COLLEGE_DIR. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'COLLEGE_DIR']

/** Starts the product, and doesn't wait for anything. */
export const launch = (settings: Environment, cwd = root) => {
  const ours = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  const child = spawn(process.execPath, ['--max-semi-space-size=16', 'scripts/start.js'], {
    cwd,
    env: { ...ours, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<Ending>((resolve) =>
    child.once('close', (code) => {
      process.off('exit', kill)
      resolve({ code, output })
    }),
  )
  const saying = (words: string): Promise<void> =>
    new Promise((resolve) => {
      const look = () => output.includes(words) && resolve()
      look()
      child.stdout.on('data', look)
    })
  return { pid: child.pid ?? 0, ended, saying, interrupt: () => child.kill('SIGINT'), kill }
}

const failedStart = async (ended: Promise<Ending>): Promise<never> => {
  const { code, output } = await ended
  throw new Error(`The product did not start (exit code ${code}):\n${output}`)
}
