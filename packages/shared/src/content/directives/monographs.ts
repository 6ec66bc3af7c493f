import { z } from 'zod'
import { defineShape } from './directive-shape.ts'

/** A research monograph in the list, `data/research.yaml`. */
export const monograph = z.object({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string().regex(/^[a-z0-9-]+$/, 'must be plain small letters, digits and hyphens.'),
  authors: z.string(),
  year: z.int(),
})

/** Monographs by category. */
export const monographsShape = defineShape('grid', z.array(monograph).min(1))
