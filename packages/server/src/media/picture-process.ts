import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { DrawnCard } from '../cards/rasterize-card.ts'
import { tooMany } from '../error.ts'
import { semaphore } from '../semaphore.ts'
import type { PictureJobs } from './picture-jobs.ts'
import { looksLikeHeic, looksLikePicture, maxUploadBytes, pictureFormats } from './picture-formats.ts'
import { pictureLane, ProcessKilled, unavailable, type RunJob } from './picture-lane.ts'
import type { Renditions } from './renditions.ts'
import { UnusablePicture } from './unusable-picture.ts'

type Job<T> = (run: RunJob) => Promise<T>

/**
 * Two processes, each with one job at a time, since decoding a stranger's picture may need all of its memory. What is small
 * doesn't wait for what is large: what turns out too much for the quick lane begins anew in the other.
 */
const lanes = {
  quick: { run: pictureLane({ timeout: 10_000, maxMemory: 240 }), semaphore: semaphore(1) },
  /** Enough for 40 megapixels as JPEG, PNG or WebP, and for encoding a tall screenshot as AVIF. */
  heavy: { run: pictureLane({ timeout: 60_000, maxMemory: 420 }), semaphore: semaphore(1) },
}
/** An upload of more bytes isn't tried in the quick lane. */
const quickBytes = 1024 * 1024

const inLane = <T>(name: keyof typeof lanes, job: Job<T>, turn: string): Promise<T> =>
  lanes[name].semaphore(() => job(lanes[name].run), { turn })

const inQuickLane = <T>(job: Job<T>, turn: string): Promise<T> =>
  inLane('quick', job, turn).catch((error: unknown) => {
    if (error instanceof ProcessKilled) return inLane('heavy', job, turn)
    throw error
  })

/** How many pictures of one person may wait for being decoded. */
const maxWaiting = 10
const waiting = new Map<string, number>()

/** Runs a job of a person, in turns with those of others. Throws a 429 where they have too many. */
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
 * The renditions of a person's upload, decoded in a picture process. Throws an UnusablePicture, or a 503 where it couldn't
 * run.
 */
export const decode = async (upload: Uint8Array, field: string, by: string): Promise<Renditions> => {
  // Checked here, so that no process is started for it.
  if (upload.length > maxUploadBytes)
    throw new UnusablePicture(messages.invalid.maxFile(field, maxUploadBytes / 1024))
  if (!looksLikePicture(upload) && !looksLikeHeic(upload))
    throw new UnusablePicture(messages.invalid.mimes(field, pictureFormats))
  return runFor(by, upload, (run) => run('createRenditions', upload, field)).catch((error: unknown) => {
    // This picture has ended the process, so it isn't tried again.
    throw error instanceof ProcessKilled ? new UnusablePicture(messages.invalid.heavyImage(field)) : error
  })
}

/** Renditions of an original that is kept, turned and cropped. Throws a 503 where it couldn't run. */
export const reshape = (
  original: Uint8Array,
  shape: Parameters<PictureJobs['reshapePicture']>[1],
  by: string,
): Promise<Renditions> =>
  runFor(by, original, (run) => run('reshapePicture', original, shape)).catch(explainKilled)

/** Renditions of one of our sample drawings, at the first start. */
export const encodeDrawing = (svg: Uint8Array): Promise<Renditions> =>
  lanes.heavy.run('createDrawingRenditions', svg)

/** A share card as a JPEG. */
export const rasterize = (card: DrawnCard): Promise<Buffer> =>
  inQuickLane((run) => run('rasterizeCard', card), 'cards').catch(explainKilled)

const explainKilled = (error: unknown): never => {
  throw error instanceof ProcessKilled ? unavailable() : error
}
