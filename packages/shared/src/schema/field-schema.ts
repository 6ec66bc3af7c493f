import * as z from 'zod'
import { humanize, findKind, type Field } from '../kinds/index.ts'
import type { Fields } from '../resource.ts'

/**
 * The input schema of one field, with Laravel's texts: strings are trimmed, `''` is null except in passwords, and numbers may be
 * text, since forms without JavaScript send only text.
 */
export const fieldSchema = (name: string, field: Field): z.ZodType => {
  const { clean, input } = findKind(field)
  const schema = input(field, humanize(name)).meta({ title: field.label })
  return z.preprocess(clean, field.required ? schema : schema.nullable())
}

/** Whether replies have the field, as they don't have a password. */
export const isInReplies = (field: Field): boolean => findKind(field).reply !== null

/**
 * The reply schemas of these fields, without those that no reply has. `timeZone` is the college's, for days that another back
 * end sends as datetimes.
 */
export const replyShape = (fields: Fields, timeZone: string) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const schema = findKind(field).reply?.(field, timeZone).meta({ title: field.label })
    return schema ? [{ name, field, schema }] : []
  })
