import { z } from 'zod'

/** A research monograph as the list shows it: what it is, and the name of its PDF in `content/monographs`. */
export const monograph = z.object({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string().regex(/^[a-z0-9-]+$/, 'must be plain small letters, digits and hyphens.'),
  authors: z.string(),
  year: z.int(),
})
export type Monograph = z.output<typeof monograph>
