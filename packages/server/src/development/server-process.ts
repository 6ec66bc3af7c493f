import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface ServerProcess {
  /** Resolves once the server listens; starts it unless it runs. Rejects with `ServerStopped` if it ends instead. */
  ready: () => Promise<void>
  /** Starts the server, in place of a running one. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** The server has stopped; the message is the end of what it printed. */
export class ServerStopped extends Error {}

interface Program {
  command: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** The port of 127.0.0.1 on which the program listens. */
  port: number
  /** Prints its errors; by default in the terminal. */
  print?: (words: Buffer) => void
}

/** Runs the server behind Vite. Its errors are printed, and kept for the browser. */
export const superviseServer = (program: Program): ServerProcess => {
  let server: Running | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work)
    turn = done
    return done
  }
  const end = async (): Promise<void> => {
    server?.child.kill('SIGTERM')
    await server?.ended
  }
  return {
    restart: () =>
      inTurn(async () => {
        await end()
        server = runOnce(program)
      }),
    ready: async () => {
      await inTurn(async () => {
        if (!server || server.hasEnded()) server = runOnce(program)
      })
      const ended = server?.ended
      while (!(await listens(program.port))) {
        const words = await Promise.race([ended, pause(50)])
        if (words !== undefined) throw new ServerStopped(words)
      }
    },
    stop: () => inTurn(end),
  }
}

/** Calls `restart` shortly after code in one of the folders has changed; tests are no part of the server. */
export const watchCode = (folders: readonly string[], restart: () => void): void => {
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, file) => {
      if (file?.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(restart, settling)
      // A folder that disappears while it is read is no reason to stop.
    }).on('error', () => undefined)
}

/** In milliseconds; an editor saves several files one after the other. */
const settling = 200

/** Characters of the output that are kept. */
const kept = 10_000

/** A process; `ended` resolves with the end of its standard error. */
interface Running {
  child: ChildProcess
  ended: Promise<string>
  hasEnded: () => boolean
}

const runOnce = ({ command, args, cwd, env, print = printError }: Program): Running => {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'pipe'] })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    print(chunk)
    words = (words + chunk.toString()).slice(-kept)
  })
  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const end = (): void => {
      hasEnded = true
      resolve(words)
    }
    child.once('error', (error) => {
      words += error.message
      end()
    })
    // Its own processes may hold the pipe open for longer.
    child.once('exit', () => void Promise.race([once(child, 'close'), pause(500)]).then(end))
  })
  return { child, ended, hasEnded: () => hasEnded }
}

const printError = (words: Buffer): void => void process.stderr.write(words)

/** Whether something listens on a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref().once('connect', () => socket.end())
  })
