import * as z from 'zod'
import { textMessages } from '../messages/text-messages.ts'
import { findAddresses } from '../text/addresses.ts'
import { asString, linksTo, numberAsText, onOneLine, textSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'
import type { CollegeList } from './tags.ts'

/** Single-line text of at most `max` characters (255 by default). */
export interface TextField extends BaseField<string> {
  kind: 'text'
  max: number
  /** Limits it to the names in this list of the college's content. */
  of?: CollegeList
  /** Required format: a regular expression for the whole text, and an example for people. */
  form?: TextForm
}
interface TextForm {
  pattern: string
  example: string
}
export const text = (
  label: string,
  { max = 255, of, form }: { max?: number; of?: CollegeList; form?: TextForm } = {},
): TextField => ({
  ...baseField(label),
  kind: 'text',
  max,
  ...(of && { of }),
  ...(form && { form }),
})

/** Problem of a text's format in a field called `name`; undefined if it is valid. */
export const formProblem = ({ form }: TextField, name: string, value: string): string | undefined =>
  form === undefined || new RegExp(`^(?:${form.pattern})$`, 'u').test(value)
    ? undefined
    : textMessages.form(name, form.example)

export const textKind: Kind<TextField> = {
  storage: 'text',
  upload: null,
  clean: onOneLine,
  input: (field, name) => {
    const schema = textSchema(name, field.max)
    if (!field.form) return schema
    return schema
      .refine((value) => formProblem(field, name, value) === undefined, formProblem(field, name, ''))
      .meta({ pattern: `^(?:${field.form.pattern})$`, examples: [field.form.example] })
  },
  reply: () => z.preprocess(numberAsText, z.string()),
  text: asString,
  uses: (value) => linksTo(findAddresses(asString(value))),
}
