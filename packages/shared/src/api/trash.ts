import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

export const trashEntrySchema = () =>
  z.object({
    /** The record's id. */
    id: z.int(),
    title: z.string(),
    /** The name of who deleted it. */
    deleted_by: z.string().nullable(),
    deleted_at: z.string(),
    /** Until when it is kept. */
    expires_at: z.string(),
  })
/** A deleted record that can still be restored. */
export type TrashEntry = Parsed<typeof trashEntrySchema>
