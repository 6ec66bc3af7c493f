import { z } from 'zod'

/** A text of a list or table. YAML takes one such as 1951 for a number. */
export const text = z.union([z.string(), z.number()]).transform(String)
