import { rasterizeCard } from '../cards/rasterize-card.ts'
import { renditionsFrom, renditionsOfDrawing } from './renditions.ts'

/** What the picture process can be asked for, by name (picture-worker.ts). */
export const pictureJobs = { renditionsFrom, renditionsOfDrawing, rasterizeCard }

export type PictureJobs = typeof pictureJobs
export type JobName = keyof PictureJobs

/** As it goes to the picture process, by structured clone (v8.serialize). */
export interface JobRequest<Name extends JobName = JobName> {
  id: number
  name: Name
  args: Parameters<PictureJobs[Name]>
}
/** As it comes back: what was made, or why not; `refused` is an UnusablePicture's text. */
export type JobAnswer =
  | { id: number; made: unknown }
  | { id: number; refused: string }
  | { id: number; failed: string }
/** `spent` once the process holds so much memory that another should take its place. */
export type JobMessage = JobAnswer & { spent: boolean }
