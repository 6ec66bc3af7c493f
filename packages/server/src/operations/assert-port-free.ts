import { createServer } from 'node:net'
import type { Settings } from '../env.ts'

/** Rejects with the system's error if the server can't listen, before it does anything else. */
export const assertPortFree = async ({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> => {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve))
  await new Promise((resolve) => probe.close(resolve))
}
