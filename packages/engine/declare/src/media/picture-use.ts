import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

export const pictureUseSchema = () =>
  z.object({
    /** Name of the resource, or `website`. */
    resource: z.string(),
    /** Id of the record; 0 for a file of the website. */
    id: z.int(),
    /** Title of the record or path of the file; null if the reader can't see it. */
    title: z.string().nullable(),
    /** Field that shows the image. */
    field: z.string(),
    /** Address of the page on the site, if visitors can open one. */
    address: z.string().nullable(),
    /** Reason why visitors don't see it there; null if they do. */
    state: z.enum(['draft', 'trash']).nullable(),
  })
/** Use of an image in the media library: a record, or a file of the website. */
export type PictureUse = Parsed<typeof pictureUseSchema>
