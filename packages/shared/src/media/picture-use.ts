import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

export const pictureUseSchema = () =>
  z.object({
    /** The resource's name, or `website`. */
    resource: z.string(),
    /** The record's id; of a file of the website 0. */
    id: z.int(),
    /** The record's title or the file's path; null for who may not read it. */
    title: z.string().nullable(),
    /** The field that shows the picture. */
    field: z.string(),
    /** The page's address on the site, where there is one that visitors can open. */
    address: z.string().nullable(),
    /** Why visitors don't see it there; null where they do. */
    state: z.enum(['draft', 'trash']).nullable(),
  })
/** A place that uses a picture of the library: a record, or a file of the website. */
export type PictureUse = Parsed<typeof pictureUseSchema>
