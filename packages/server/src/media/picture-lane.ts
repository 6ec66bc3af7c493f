import { errorMessages } from '@kampana/shared/messages/error-messages'
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { HttpError } from '@kampana/engine-server/error'
import type { JobAnswer, JobMessage, JobName, PictureJobs } from './picture-jobs.ts'
import { UnusablePicture } from './unusable-picture.ts'

/** A signal ended the picture process: for its memory (picture-worker.ts), its time, or a library's abort. */
export class ProcessKilled extends Error {}
/** A 503: the picture process couldn't run. */
export const unavailable = (): HttpError =>
  new HttpError(503, errorMessages.unavailable, {}, { 'retry-after': '5' })

export interface LaneLimits {
  /** Milliseconds after which the process is killed with its job. */
  timeout: number
  /** Megabytes of resident memory beyond which it ends itself. */
  maxMemory: number
}
/** Runs a job in the lane's process. */
export type RunJob = <Name extends JobName>(
  name: Name,
  ...args: Parameters<PictureJobs[Name]>
) => ReturnType<PictureJobs[Name]>

interface Waiting {
  resolve: (made: never) => void
  reject: (reason: Error) => void
}
interface PictureProcess {
  child: ChildProcess
  waiting: Map<number, Waiting>
  idle?: NodeJS.Timeout
}

const idleTimeout = 5_000
const self = fileURLToPath(import.meta.url)
/** Beside this source file, or beside the bundle. */
const program = self.endsWith('.ts')
  ? self.replace(/[^/]+$/, 'picture-worker.ts')
  : self.replace(/[^/]+$/, 'picture-worker.js')

/** Creates a lane, whose process starts with its first job and ends after being idle. */
export const pictureLane = ({ timeout, maxMemory }: LaneLimits): RunJob => {
  let running: PictureProcess | undefined
  let lastId = 0

  const start = (): PictureProcess => {
    const child = spawn(process.execPath, ['--v8-pool-size=1', program, String(maxMemory)], {
      // Without settings, because a process that decodes untrusted images must not know any secret. Two malloc arenas reduce
      // idle memory.
      env: { MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    const owner: PictureProcess = { child, waiting: new Map() }
    const end = (reason: Error): void => {
      if (running === owner) running = undefined
      for (const { reject } of owner.waiting.values()) reject(reason)
    }
    child.on('error', () => end(unavailable()))
    child.on('exit', (_code, signal) => end(signal ? new ProcessKilled(signal) : unavailable()))
    child.on('message', (answer: JobMessage) => {
      if (answer.spent && running === owner) running = undefined
      settle(owner.waiting.get(answer.id), answer)
    })
    return owner
  }
  /** Ends an idle process after a while to free its memory, or immediately if it uses too much. */
  const rest = (owner: PictureProcess): void => {
    keepAlive(owner.child, false)
    const end = (): void => {
      if (running === owner) running = undefined
      if (owner.child.connected) owner.child.disconnect()
    }
    if (running === owner) owner.idle = setTimeout(end, idleTimeout).unref()
    else end()
  }
  return (name, ...args) => {
    const owner = running?.child.connected ? running : (running = start())
    const { child, waiting } = owner
    const id = ++lastId
    clearTimeout(owner.idle)
    keepAlive(child, true)
    const overdue = setTimeout(() => child.kill('SIGKILL'), timeout)
    const made = new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, name, args }, (error) => error && reject(error))
    }).finally(() => {
      clearTimeout(overdue)
      waiting.delete(id)
      if (waiting.size === 0) rest(owner)
    })
    return made as ReturnType<PictureJobs[typeof name]>
  }
}

const settle = (waiting: Waiting | undefined, answer: JobAnswer): void => {
  if ('made' in answer) waiting?.resolve(answer.made as never)
  else if ('refused' in answer) waiting?.reject(new UnusablePicture(answer.refused))
  else waiting?.reject(new Error(answer.failed))
}

/** A busy child keeps the process of a first start alive until its images are ready; an idle one must not. */
const keepAlive = (child: ChildProcess, needed: boolean): void => {
  const how = needed ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]()
}
