import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DrawnCard } from '../cards/rasterize-card.ts'
import { HttpError } from '../error.ts'
import { semaphore } from '../semaphore.ts'
import type { JobAnswer, JobMessage, JobName, PictureJobs } from './picture-jobs.ts'
import type { Renditions } from './renditions.ts'
import { looksLikeHeic, looksLikePicture, maxUploadBytes, pictureFormats } from './picture-formats.ts'
import { UnusablePicture } from './unusable-picture.ts'

/** One at a time, since decoding a stranger's picture may need all of the picture process's memory. */
const pictureSemaphore = semaphore(1)

/** An upload's renditions, decoded in the picture process. Throws an UnusablePicture, or a 503 where it couldn't run. */
export const decode = async (upload: Uint8Array, field: string): Promise<Renditions> => {
  // Checked here, so that no process is started for it.
  if (upload.length > maxUploadBytes)
    throw new UnusablePicture(messages.invalid.maxFile(field, maxUploadBytes / 1024))
  if (!looksLikePicture(upload) && !looksLikeHeic(upload))
    throw new UnusablePicture(messages.invalid.mimes(field, pictureFormats))
  return pictureSemaphore(() => run('createRenditions', upload, field)).catch((error: unknown) => {
    // This picture has ended the process, so it isn't tried again.
    throw error instanceof ProcessKilled ? new UnusablePicture(messages.invalid.heavyImage(field)) : error
  })
}

/** Renditions of an original that is kept, turned and cropped. Throws a 503 where it couldn't run. */
export const reshape = (
  original: Uint8Array,
  shape: Parameters<PictureJobs['reshapePicture']>[1],
): Promise<Renditions> =>
  pictureSemaphore(() => run('reshapePicture', original, shape)).catch((error: unknown) => {
    throw error instanceof ProcessKilled ? unavailable() : error
  })

/** Renditions of one of our sample drawings, at the first start. */
export const encodeDrawing = (svg: Uint8Array): Promise<Renditions> => run('createDrawingRenditions', svg)

/** A share card as a JPEG; `quick`, so that it waits for one upload and not for the whole queue. */
export const rasterize = async (card: DrawnCard): Promise<Buffer> =>
  pictureSemaphore(() => run('rasterizeCard', card), { quick: true }).catch((error: unknown) => {
    throw error instanceof ProcessKilled ? unavailable() : error
  })

/** A signal ended the picture process: for its memory (picture-worker.ts), its time, or by an abort of a library. */
class ProcessKilled extends Error {}
const unavailable = (): HttpError => new HttpError(503, errorMessages.unavailable, {}, { 'retry-after': '5' })

const longestJob = 60_000
const longestIdle = 5_000

const self = fileURLToPath(import.meta.url)
/** Beside this source, or beside the bundle. */
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
    // No settings, since the process that decodes strangers' bytes must know no secret. Two malloc arenas save idle memory.
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

/** Ends an idle process after a while, to free all of its memory; a spent one at once. */
const rest = (owner: PictureProcess): void => {
  keepAlive(owner.child, false)
  const end = (): void => {
    if (running === owner) running = undefined
    if (owner.child.connected) owner.child.disconnect()
  }
  if (running === owner) owner.idle = setTimeout(end, longestIdle).unref()
  else end()
}

/** A reference keeps a first start alive until its pictures are made; an idle child must not. */
const keepAlive = (child: ChildProcess, needed: boolean): void => {
  const how = needed ? 'ref' : 'unref'
  child[how]()
  child.channel?.[how]()
}
