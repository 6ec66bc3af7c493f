import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

export const authorSchema = () => z.object({ id: z.int(), name: z.string() })
/** A colleague, creator or editor, with the current name, or the last one of a deleted account. */
export type Author = Parsed<typeof authorSchema>

/** Match of a search outside of the title: an excerpt of a field, with the positions of the words. */
export interface FoundIn {
  field: string
  text: string
  found: (readonly [from: number, to: number])[]
}
