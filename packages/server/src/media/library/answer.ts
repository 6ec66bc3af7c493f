import type { Row } from '@kampana/engine-server/records/table'
import { invalid } from '@kampana/engine-server/error'
import { UnusablePicture } from '../unusable-picture.ts'

/** Replies to a change of an image with its current record. */
export type PictureAnswer = (
  id: number,
  message: string,
  done: { focal_reset: boolean },
) => Promise<{ message: string; data: Row; focal_reset: boolean }>

/** Runs a job of the picture process, and reports problems of the image under the field. */
export const decodeFor = <T>(field: string, job: () => Promise<T>): Promise<T> =>
  job().catch((error: unknown) => {
    throw error instanceof UnusablePicture ? invalid({ [field]: [error.message] }) : error
  })
