import { z } from 'zod'
import { defineShape } from './directive-shape.ts'

/** Offices, whose place and staff come from the data of their own pages. */
export const directoryShape = defineShape(
  'grid',
  z
    .array(
      z.strictObject({
        title: z.string(),
        /** The office's page. */
        page: z.string(),
        /** The data file of that page, with `office` (place and hours) and `faculty` (staff). */
        data: z.string(),
      }),
    )
    .min(1),
)
