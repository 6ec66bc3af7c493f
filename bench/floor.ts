import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'

/** Baseline server in a separate process. */
interface Floor {
  origin: string
  stop: () => void
}

/** Starts a bare server of this folder, whose first argument is a port, and waits until it listens. */
export const startFloor = async (program: string, args: readonly string[]): Promise<Floor> => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, program), String(port), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error(`${program} did not start.`)))
  })
  return { origin: `http://127.0.0.1:${port}`, stop }
}
