import * as z from 'zod'
import { humanize, kindOf, type Field } from '../kinds/index.ts'

/**
 * What a person may write into one field, with WIRE's texts for what they may not: strings are trimmed and
 * `''` is null except in passwords, numbers may come as text (forms without JavaScript send nothing else).
 */
export const fieldSchema = (name: string, field: Field): z.ZodType => {
  const { clean, input } = kindOf(field)
  const schema = input(field, humanize(name)).meta({ title: field.label })
  return z.preprocess(clean, field.required ? schema : schema.nullable())
}

/** What a record holds in one field, as the API answers it; undefined where no reply has it. */
export const recordValueSchema = (field: Field): z.ZodType | undefined => {
  const schema = kindOf(field).reply?.(field).meta({ title: field.label })
  return field.required ? schema : schema?.nullable()
}
