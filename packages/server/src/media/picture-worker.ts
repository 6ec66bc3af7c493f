import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureJobs, type JobAnswer, type JobName, type JobRequest } from './picture-jobs.ts'
import { UnusablePicture } from './unusable-picture.ts'

// Entry of a picture process, started by picture-lane.ts. It decodes untrusted images in separate memory.

/**
 * Limit of resident memory in bytes; the argument is in megabytes. Not an RLIMIT, which would include 500 MB that Node
 * reserves and never touches.
 */
const maxMemory = Number(process.argv[2]) * 1024 * 1024
/** Memory that malloc doesn't return would count against the next image, so a process above this size is replaced. */
const spentMemory = 105 * 1024 * 1024
/** Interval of memory checks in milliseconds, in which a decoder can allocate about 10 MB. libvips runs in other threads. */
const pollInterval = 5

sharp.cache(false)
sharp.concurrency(1)
try {
  // If the machine runs out of memory, the kernel kills this process first (proc(5)).
  writeFileSync('/proc/self/oom_score_adj', '800')
} catch {
  // Not Linux, or not permitted.
}

/** Sample drawings have no limit; a first start renders two at a time. */
const isLimited = (name: JobName): boolean => name !== 'createDrawingRenditions'
let underWay = 0
setInterval(() => {
  // A decoder can't be interrupted.
  if (underWay > 0 && process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGKILL')
}, pollInterval).unref()

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
    process.send?.({ ...result, spent: process.memoryUsage.rss() > spentMemory }),
  )
})
// Ctrl-C signals the whole process group, but unfinished jobs complete first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// The server has ended.
process.on('disconnect', () => process.exit())
