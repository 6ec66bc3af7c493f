import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fixtureCollege } from '../college-directory.ts'
import { password } from '../people/accounts.ts'

/** The built server in a separate process, with a data folder that outlives it. */
export interface Server {
  origin: string
  pid: number
  /** Ends the process like a power failure. */
  kill: () => Promise<void>
  /** Stops the process with SIGTERM, like systemd. Returns its exit code. */
  terminate: () => Promise<number | null>
}

type Environment = Readonly<Record<string, string>>

/** A preloaded server process, which opens its database only on `start`. */
interface WarmServer {
  pid: number
  start: () => Promise<Server>
  discard: () => void
}

/** Starts a server and waits until it listens. */
export const startServer = async (settings: Environment): Promise<Server> =>
  (await warmServer(settings)).start()

/** Prepares a process, which shortens its later start. */
export const warmServer = async (settings: Environment): Promise<WarmServer> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'warm-server.ts')], {
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: process.env['TMPDIR'] ?? '', ...usual, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await saying(child, 'warm')
  const start = async (): Promise<Server> => {
    child.stdin.write('start\n')
    await saying(child, 'Website')
    const end = async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal)
      return ended
    }
    return {
      origin: `http://127.0.0.1:${settings['PORT']}`,
      pid: child.pid!,
      kill: async () => void (await end('SIGKILL')),
      terminate: () => end('SIGTERM'),
    }
  }
  return { pid: child.pid!, start, discard: kill }
}

const usual = {
  COLLEGE_DIR: fixtureCollege,
  SEED: 'none',
  LOG_LEVEL: 'fatal',
  ADMIN_PASSWORD: password,
  APP_KEY: 'the same key at every node, of forty letters',
  TRUST_PROXY: '127.0.0.0/8',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/kampana/compiled'),
}

/** Waits until a process prints a text. Throws with its output if it ends before. */
const saying = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: unknown): void => {
      said += String(chunk)
      if (said.includes(words)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}:\n${said}`)))
  })
