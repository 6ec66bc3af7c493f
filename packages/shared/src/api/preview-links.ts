import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

/** For how many days a link to a preview works. */
export const previewDays = 7

export const previewLinkSchema = () =>
  z.object({
    id: z.int(),
    created_at: z.string(),
    expires_at: z.string(),
    /** The name of who made it. */
    made_by: z.string(),
  })
/** A link by which people without an account see how a draft would look. */
export type PreviewLink = Parsed<typeof previewLinkSchema>
