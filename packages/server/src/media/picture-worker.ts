import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureJobs, type JobAnswer, type JobName, type JobRequest } from './picture-jobs.ts'
import { UnusablePicture } from './unusable-picture.ts'

// The program of the picture process: decodes what strangers made, in memory of its own. Started by picture-process.ts.

/**
 * The memory limit, in bytes resident: what 40 megapixels take as JPEG, PNG or WebP, and what a tall screenshot takes when it is
 * encoded as AVIF. No RLIMIT: Node reserves half a gigabyte that it never touches, which that would count.
 */
const mostMemory = 420 * 1024 * 1024
/** libvips works in other threads, so this one can look on; in that time a page fault after the other takes some 10 MB. */
const lookEvery = 5

sharp.cache(false)
sharp.concurrency(1)
try {
  // Where the machine has no memory left, the kernel ends this process before any other (proc(5)).
  writeFileSync('/proc/self/oom_score_adj', '800')
} catch {
  // Not Linux, or not allowed: then the kernel chooses by itself.
}

/** Drawings of ours take what they take: a first start makes two at a time. */
const isLimited = (name: JobName): boolean => name !== 'renditionsOfDrawing'
let underWay = 0
setInterval(() => {
  // Nothing can be undone in the middle of a decoder.
  if (underWay > 0 && process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL')
}, lookEvery).unref()

const answer = async ({ id, name, args }: JobRequest): Promise<JobAnswer> => {
  const job = pictureJobs[name] as (...args: JobRequest['args']) => Promise<unknown>
  if (isLimited(name)) underWay++
  try {
    return { id, made: await job(...args) }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return error instanceof UnusablePicture ? { id, refused: text } : { id, failed: text }
  } finally {
    if (isLimited(name)) underWay--
  }
}

process.on('message', (request: JobRequest) => {
  void answer(request).then((result) =>
    // What malloc keeps for itself would count against the next picture.
    process.send?.({ ...result, spent: process.memoryUsage.rss() > mostMemory / 4 }),
  )
})
// Who stops the server tells its whole process group: what is under way is still finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// Nobody is left to make pictures for.
process.on('disconnect', () => process.exit())
