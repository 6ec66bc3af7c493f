import * as z from 'zod'
import { humanize, findKind, type Field } from '../kinds/index.ts'
import type { Fields } from '../resource.ts'

/**
 * Input schema of one field, with Laravel's texts. Trims strings, reads `''` as null except in passwords, and accepts numbers
 * as text, because forms without JavaScript only send text.
 */
export const fieldSchema = (name: string, field: Field): z.ZodType => {
  const { clean, input } = findKind(field)
  const schema = input(field, humanize(name)).meta({ title: field.label })
  return z.preprocess(clean, field.required ? schema : schema.nullable())
}

/** True if replies contain the field; a password isn't in replies. */
export const isInReplies = (field: Field): boolean => findKind(field).reply !== null

/**
 * Reply schemas of these fields, without those that no reply has. `timeZone` is the college's, for days that other back ends
 * send as datetimes.
 */
export const replyShape = (fields: Fields, timeZone: string) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const schema = findKind(field).reply?.(field, timeZone).meta({ title: field.label })
    return schema ? [{ name, field, schema }] : []
  })
