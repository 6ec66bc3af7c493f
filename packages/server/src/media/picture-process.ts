import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { DrawnCard } from '../cards/rasterize-card.ts'
import { tooMany } from '@kampana/engine-server/error'
import { semaphore } from '@kampana/engine-server/semaphore'
import type { PictureJobs } from './picture-jobs.ts'
import { maxUploadBytes } from '@kampana/engine-declare/media/file'
import { looksLikeHeic, looksLikePicture, pictureFormats } from './picture-formats.ts'
import { pictureLane, ProcessKilled, unavailable, type RunJob } from './picture-lane.ts'
import type { Renditions } from './renditions.ts'
import { UnusablePicture } from './unusable-picture.ts'

type Job<T> = (run: RunJob) => Promise<T>

/**
 * Two processes with one job at a time each, because decoding an untrusted image may need all of a process's memory. Small
 * images don't wait for large ones: an image too large for the quick lane restarts in the other.
 */
const lanes = {
  quick: { run: pictureLane({ timeout: 10_000, maxMemory: 240 }), semaphore: semaphore(1) },
  /** Enough for 40 megapixels as JPEG, PNG or WebP, and for encoding a tall screenshot as AVIF. */
  heavy: { run: pictureLane({ timeout: 60_000, maxMemory: 420 }), semaphore: semaphore(1) },
}
/** Larger uploads skip the quick lane. */
const quickBytes = 1024 * 1024

const inLane = <T>(name: keyof typeof lanes, job: Job<T>, turn: string): Promise<T> =>
  lanes[name].semaphore(() => job(lanes[name].run), { turn })

const inQuickLane = <T>(job: Job<T>, turn: string): Promise<T> =>
  inLane('quick', job, turn).catch((error: unknown) => {
    if (error instanceof ProcessKilled) return inLane('heavy', job, turn)
    throw error
  })

/** Maximum number of one person's images that wait for decoding. */
const maxWaiting = 10
const waiting = new Map<string, number>()

/** Runs a person's job, in turns with those of others. Throws a 429 if the person has too many. */
const runFor = async <T>(by: string, bytes: Uint8Array, job: Job<T>): Promise<T> => {
  const count = waiting.get(by) ?? 0
  if (count >= maxWaiting)
    throw tooMany(
      { max: maxWaiting, remaining: 0, retryAfter: 5 },
      { message: errorMessages.tooManyAttempts },
    )
  waiting.set(by, count + 1)
  const done = bytes.length <= quickBytes ? inQuickLane(job, by) : inLane('heavy', job, by)
  return done.finally(() => {
    const left = (waiting.get(by) ?? 1) - 1
    if (left > 0) waiting.set(by, left)
    else waiting.delete(by)
  })
}

/**
 * Renditions of a person's upload, decoded in a picture process. Throws an UnusablePicture, or a 503 if the process couldn't
 * run.
 */
export const decode = async (upload: Uint8Array, field: string, by: string): Promise<Renditions> => {
  // Checked here, so that no process starts for it.
  if (upload.length > maxUploadBytes)
    throw new UnusablePicture(messages.invalid.maxFile(field, maxUploadBytes / 1024))
  if (!looksLikePicture(upload) && !looksLikeHeic(upload))
    throw new UnusablePicture(messages.invalid.mimes(field, pictureFormats))
  return runFor(by, upload, (run) => run('createRenditions', upload, field)).catch((error: unknown) => {
    // This image has ended the process, so it isn't retried.
    throw error instanceof ProcessKilled ? new UnusablePicture(messages.invalid.heavyImage(field)) : error
  })
}

/** Renditions of a stored original, rotated and cropped. Throws a 503 if the process couldn't run. */
export const reshape = (
  original: Uint8Array,
  shape: Parameters<PictureJobs['reshapePicture']>[1],
  by: string,
): Promise<Renditions> =>
  runFor(by, original, (run) => run('reshapePicture', original, shape)).catch(explainKilled)

/** Renditions of a sample drawing, at the first start. */
export const encodeDrawing = (svg: Uint8Array): Promise<Renditions> =>
  lanes.heavy.run('createDrawingRenditions', svg)

/** A share card as a JPEG. */
export const rasterize = (card: DrawnCard): Promise<Buffer> =>
  inQuickLane((run) => run('rasterizeCard', card), 'cards').catch(explainKilled)

const explainKilled = (error: unknown): never => {
  throw error instanceof ProcessKilled ? unavailable() : error
}
