import { spawn, type SpawnOptions } from 'node:child_process'

/** Exit code of a program (null if a signal ended it), and its output unless it was shown. */
export interface Run {
  code: number | null
  output: string
}

/**
 * Runs a program until it exits; only rejects if it can't be started. With `show`, its output goes to the terminal; otherwise
 * it is returned. Forwards SIGINT and SIGTERM to the program's process group.
 */
export const run = (
  command: string,
  args: readonly string[],
  { show = false, ...options }: SpawnOptions & { show?: boolean } = {},
): Promise<Run> =>
  new Promise((resolve, reject) => {
    const words = show ? 'inherit' : 'pipe'
    const child = spawn(command, args, { ...options, stdio: ['ignore', words, words], detached: true })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk))
    const stop = (): void =>
      void (child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGTERM'))
    process.on('SIGINT', stop).on('SIGTERM', stop)
    const unhook = (): void => void process.off('SIGINT', stop).off('SIGTERM', stop)
    child.once('error', (error) => {
      unhook()
      reject(error)
    })
    child.once('close', (code) => {
      unhook()
      resolve({ code, output: Buffer.concat(output).toString() })
    })
  })
