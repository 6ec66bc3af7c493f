import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

export const authorSchema = () => z.object({ id: z.int(), name: z.string() })
/** A colleague, or somebody who made or changed a record, with the name that they have now, or had when their account was deleted. */
export type Author = Parsed<typeof authorSchema>

/** Where the words of a search stand in a record besides its title: an excerpt of a field, with the matches' positions. */
export interface FoundIn {
  field: string
  text: string
  found: (readonly [from: number, to: number])[]
}
