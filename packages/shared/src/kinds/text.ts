import * as z from 'zod'
import { textMessages } from '../messages/text-messages.ts'
import { findAddresses } from '../text/addresses.ts'
import { asString, linksTo, numberAsText, onOneLine, textSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'
import type { CollegeList } from './tags.ts'

/** Text of one line, at most `max` characters (255 unless told). */
export interface TextField extends BaseField<string> {
  kind: 'text'
  max: number
  /** It is one of the names in this list of the college's content. */
  of?: CollegeList
  /** How it must be written: a regular expression for the whole of it, and an example for people. */
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

/** What is wrong with how a text is written, in a field that the message calls by `name`; undefined for nothing. */
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
