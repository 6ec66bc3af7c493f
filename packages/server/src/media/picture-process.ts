import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DrawnCard } from '../cards/rasterize-card.ts'
import { HttpError } from '../error.ts'
import { semaphore } from '../semaphore.ts'
import type { JobAnswer, JobMessage, JobName, PictureJobs } from './picture-jobs.ts'
import type { Renditions } from './renditions.ts'
import { looksLikePicture, maxUploadBytes, pictureFormats } from './picture-formats.ts'
import { UnusablePicture } from './unusable-picture.ts'

/** Decoding a stranger's picture may take all the memory that the picture process has, so it has nothing else to do meanwhile. */
const pictureSemaphore = semaphore(1)

/** An upload's renditions, decoded outside of the server. Throws an UnusablePicture; a 503 where it can't be tried. */
export const decode = async (upload: Uint8Array, field: string): Promise<Renditions> => {
  // Told by the bytes alone, so nothing is started for it.
  if (upload.length > maxUploadBytes)
    throw new UnusablePicture(messages.invalid.maxFile(field, maxUploadBytes / 1024))
  if (!looksLikePicture(upload)) throw new UnusablePicture(messages.invalid.mimes(field, pictureFormats))
  return pictureSemaphore(() => run('renditionsFrom', upload, field)).catch((error: unknown) => {
    // What ended the process was in this picture: it is not to be tried again.
    throw error instanceof ProcessKilled ? new UnusablePicture(messages.invalid.heavyImage(field)) : error
  })
}

/** Renditions of a drawing of ours, at the first start. */
export const encodeDrawing = (svg: Uint8Array): Promise<Renditions> => run('renditionsOfDrawing', svg)

/** A share card as a JPEG: it waits for one upload, not for all that came before it. */
export const rasterize = async (card: DrawnCard): Promise<Buffer> =>
  pictureSemaphore(() => run('rasterizeCard', card), { quick: true }).catch((error: unknown) => {
    throw error instanceof ProcessKilled ? unavailable() : error
  })

/** The picture process was ended by a signal: for the memory it took (picture-worker.ts), for its time, or by a library that gave up. */
class ProcessKilled extends Error {}
const unavailable = (): HttpError => new HttpError(503, errorMessages.unavailable, {}, { 'retry-after': '5' })

const longestJob = 60_000
const longestIdle = 5_000

const self = fileURLToPath(import.meta.url)
/** Beside this module as it is written, beside the whole server where it is bundled. */
const program = self.endsWith('.ts')
  ? self.replace(/[^/]+$/, 'picture-worker.ts')
  : self.replace(/[^/]+$/, 'picture-worker.js')

interface Waiting {
  resolve: (made: never) => void
  reject: (reason: Error) => void
}
interface PictureProcess {
  child: ChildProcess
  waiting: Map<number, Waiting>
  idle?: NodeJS.Timeout
}

let running: PictureProcess | undefined
let lastId = 0

const run = <Name extends JobName>(
  name: Name,
  ...args: Parameters<PictureJobs[Name]>
): ReturnType<PictureJobs[Name]> => {
  const owner = running?.child.connected ? running : (running = start())
  const { child, waiting } = owner
  const id = ++lastId
  clearTimeout(owner.idle)
  keepAlive(child, true)
  const overdue = setTimeout(() => child.kill('SIGKILL'), longestJob)
  const made = new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    child.send({ id, name, args }, (error) => error && reject(error))
  }).finally(() => {
    clearTimeout(overdue)
    waiting.delete(id)
    if (waiting.size === 0) rest(owner)
  })
  return made as ReturnType<PictureJobs[Name]>
}

const start = (): PictureProcess => {
  const child = spawn(process.execPath, ['--v8-pool-size=1', program], {
    // None of the server's settings: what decodes strangers' bytes knows no secret. Two arenas of malloc hold less idle memory.
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

const settle = (waiting: Waiting | undefined, answer: JobAnswer): void => {
  if ('made' in answer) waiting?.resolve(answer.made as never)
  else if ('refused' in answer) waiting?.reject(new UnusablePicture(answer.refused))
  else waiting?.reject(new Error(answer.failed))
}

/** With nothing to do it ends after a while, and gives back all of its memory; one that is spent at once. */
const rest = (owner: PictureProcess): void => {
  keepAlive(owner.child, false)
  const end = (): void => {
    if (running === owner) running = undefined
    if (owner.child.connected) owner.child.disconnect()
  }
  if (running === owner) owner.idle = setTimeout(end, longestIdle).unref()
  else end()
}

/** A server lives by itself; a first start would end before its pictures are made. */
const keepAlive = (child: ChildProcess, needed: boolean): void => {
  const how = needed ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]()
}
