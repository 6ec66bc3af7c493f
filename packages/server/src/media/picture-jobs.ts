import { rasterizeCard } from '../cards/rasterize-card.ts'
import { createRenditions, createDrawingRenditions, reshapePicture } from './renditions.ts'

/** Functions that the picture process can run (picture-worker.ts). */
export const pictureJobs = { createRenditions, createDrawingRenditions, reshapePicture, rasterizeCard }

export type PictureJobs = typeof pictureJobs
export type JobName = keyof PictureJobs

/** A message to the picture process, sent by structured clone (v8.serialize). */
export interface JobRequest<Name extends JobName = JobName> {
  id: number
  name: Name
  args: Parameters<PictureJobs[Name]>
}
/** The result, or the reason for its absence; `refused` is the text of an UnusablePicture. */
export type JobAnswer =
  | { id: number; made: unknown }
  | { id: number; refused: string }
  | { id: number; failed: string }
/** `spent`: the process uses so much memory that a new one should replace it. */
export type JobMessage = JobAnswer & { spent: boolean }
