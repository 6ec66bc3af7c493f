import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

const value = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])

/** Contents of a saved view: filters, sort, page size and hidden columns. */
export const savedViewQuery = z.object({
  filter: z.record(z.string().max(100), z.union([value, z.array(value).max(200)])),
  sort: z.object({ field: z.string().max(100), order: z.enum(['ASC', 'DESC']) }),
  perPage: z.int().min(1).max(100_000),
  hidden: z.array(z.string().max(100)).max(200).optional(),
})
export type SavedViewQuery = z.infer<typeof savedViewQuery>

export const savedViewSchema = () =>
  z.object({
    id: z.int(),
    name: z.string(),
    query: savedViewQuery,
    is_shared: z.boolean(),
    /** Name of its owner, if that is somebody else. */
    owner: z.string().nullable(),
  })
/** A list's filters, sort and columns under a name. */
export type SavedView = Parsed<typeof savedViewSchema>

/** Payload of a view's form. */
export interface SavedViewInput {
  name: string
  is_shared: boolean
  query: SavedViewQuery
}
