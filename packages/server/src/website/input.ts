import { contentMessages } from '@kampana/shared/messages/content-messages'
import * as z from 'zod'
import { invalid } from '../error.ts'
import { isEditablePath } from './editable-path.ts'

/** The longest text of a file, in characters. */
const maxText = 1_000_000
const maxFiles = 100

const path = z.string().refine(isEditablePath, {
  error: ({ input }) => contentMessages.noPath(String(input).slice(0, 100)),
})
const hash = z.string().max(64).nullable()
const text = z.string().max(maxText, contentMessages.textTooLong).nullable()
const edit = z.object({ path, text, base_hash: hash })
const files = <S extends z.ZodType<{ path: string }>>(file: S) =>
  z
    .array(file)
    .min(1, contentMessages.noFiles)
    .max(maxFiles, contentMessages.manyFiles(maxFiles))
    .refine((list) => new Set(list.map((each) => each.path)).size === list.length, contentMessages.twice)

const note = z.string().trim().max(500)
const id = z.coerce.number().int().min(1).max(2_147_483_647)
const address = z.string().regex(/^\/[^/\s?#%]+(?:\/[^/\s?#%]+)*$/, contentMessages.noPagePath)
const moment = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString())

export const draftInput = z.object({
  files: files(edit.extend({ draft_hash: hash })),
  change_id: id.optional(),
  note: note.optional(),
})
export const publishInput = z.object({
  files: files(edit),
  note: note.default(''),
  publish_at: moment.nullish(),
  moves: z
    .array(z.object({ from: address, to: address }))
    .max(maxFiles)
    .default([]),
})
export const wordInput = z.object({ word: z.string().trim().min(1, contentMessages.noWord).max(2000) })
export const changeInput = z.object({ note: note.optional(), publish_at: moment.nullish() })
export const pathQuery = z.object({ path })
export const versionsQuery = z.object({ path: path.optional(), before: id.optional() })
export const idParameter = z.object({ id })
export const reviewInput = z.object({
  path,
  owner: z.string().trim().max(100).nullish(),
  due: z.iso.date().nullish(),
  checked: z.literal(true).optional(),
})

/** Parses what a request says. Throws a 422 with an error for each field. */
export const parseContentInput = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const { data, error } = schema.safeParse(input)
  if (!error) return data
  const errors: Record<string, string[]> = {}
  for (const {
    path: [field = 'files'],
    message,
  } of error.issues)
    (errors[String(field)] ??= []).push(message)
  throw invalid(errors)
}
