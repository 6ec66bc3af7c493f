import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that opens and closes colleges. */
    collegesUrl: string
  }
}

/** Vitest's global setup: starts the process in which test files open their colleges. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const child = fork(join(import.meta.dirname, 'colleges.ts'))
  const [{ port }] = (await once(child, 'message')) as [AddressInfo]
  project.provide('collegesUrl', `http://127.0.0.1:${port}`)
  return () => void child.kill('SIGKILL')
}
