import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface ServerProcess {
  /** Starts the server unless it runs, and resolves once it listens. Rejects with `ServerStopped` if it exits. */
  ready: () => Promise<void>
  /** Stops a running server and starts a new one. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** The server has stopped; the message is the end of its output. */
export class ServerStopped extends Error {}

interface Program {
  command: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Port of 127.0.0.1 on which the program listens. */
  port: number
  /** Prints its errors; by default in the terminal. */
  print?: (output: Buffer) => void
}

/** Runs the server behind Vite. Prints its errors and stores them for the browser. */
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
        const output = await Promise.race([ended, pause(50)])
        if (output !== undefined) throw new ServerStopped(output)
      }
    },
    stop: () => inTurn(end),
  }
}

/** Calls `restart` shortly after code in one of the folders has changed. Ignores tests. */
export const watchCode = (folders: readonly string[], restart: () => void): void => {
  let timer: NodeJS.Timeout | undefined
  for (const folder of folders)
    watch(folder, { recursive: true }, (_event, file) => {
      if (file?.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(restart, settling)
      // Ignores a folder that is deleted while it is read.
    }).on('error', () => undefined)
}

/** In milliseconds; an editor saves several files in sequence. */
const settling = 200

/** Maximum number of stored characters of the output. */
const maxOutput = 10_000

/** Process; `ended` resolves with the end of its standard error. */
interface Running {
  child: ChildProcess
  ended: Promise<string>
  hasEnded: () => boolean
}

const runOnce = ({ command, args, cwd, env, print = printError }: Program): Running => {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    print(chunk)
    output = (output + chunk.toString()).slice(-maxOutput)
  })
  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const end = (): void => {
      hasEnded = true
      resolve(output)
    }
    child.once('error', (error) => {
      output += error.message
      end()
    })
    // Child processes may keep the pipe open longer.
    child.once('exit', () => void Promise.race([once(child, 'close'), pause(500)]).then(end))
  })
  return { child, ended, hasEnded: () => hasEnded }
}

const printError = (output: Buffer): void => void process.stderr.write(output)

/** True if a program listens on a port of this machine. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref().once('connect', () => socket.end())
  })
