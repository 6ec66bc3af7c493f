import { z } from 'zod'
import { defineShape } from './directive-shape.ts'

/** Events by year. */
export const timelineShape = defineShape(
  'pairs',
  z.record(z.string().regex(/^\d{4}$/, 'must be named by its year.'), z.string()),
)
