import * as z from 'zod'
import { humanize, type Field, type FieldKind } from '../kinds/index.ts'
import { parseInstant } from '../time/instant.ts'
import { messages } from '../messages/messages.ts'
import { findFirstPicture, plainText, parseRichText } from '../rich-text/rich-text.ts'
import { isSafePictureUrl } from '../text/safe-url.ts'
import { isStorable } from '../text/storable.ts'

/**
 * What a person may write into one field, with WIRE's texts for what they may not: strings are trimmed and
 * `''` is null except in passwords, numbers may come as text (forms without JavaScript send nothing else).
 */
export const fieldSchema = (name: string, field: Field): z.ZodType => {
  const schema = written[field.kind](field as never, humanize(name)).meta({ title: field.label })
  return z.preprocess(cleaner(field), field.required ? schema : schema.nullable())
}

/** What a record holds in one field, as the API answers it. */
export const recordValueSchema = (field: Field): z.ZodType => {
  const schema = answered(field).meta({ title: field.label })
  return field.required ? schema : schema.nullable()
}

const answered = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'select':
      return z.enum(field.options.map(({ value }) => value))
    case 'number':
      return z.number()
    case 'tags':
      return z.array(z.string())
    case 'boolean':
      return z.union([z.literal(0), z.literal(1)])
    case 'day':
      return z.iso.date()
    case 'datetime':
      return z.iso.datetime()
    case 'reference':
      return related
    case 'referenceMany':
      return z.array(related)
    case 'changes':
      return changes
    default:
      return z.string()
  }
}
const related = z.object({ id: z.int().positive(), description: z.string() })
const values = z.record(z.string(), z.unknown())
const changes = z.object({
  causer: z.object({ id: z.int().positive(), username: z.string(), name: z.string().optional() }).nullish(),
  attributes: values.optional(),
  old: values.optional(),
  ip: z.string().optional(),
  hidden: z.literal(true).optional(),
})

/** Of the four bytes in which PostgreSQL keeps a number. */
const largestId = 2_147_483_647
/** The most records a relation names at once. */
const maxRelated = 1000
/** The most names of a list at once. */
const maxNames = 100
const { invalid } = messages

const written: { [K in FieldKind]: (field: Extract<Field, { kind: K }>, words: string) => z.ZodType } = {
  text: ({ max }, words) => textOf(words, max),
  longText: ({ max }, words) => textOf(words, max),
  richText: ({ required }, words) =>
    stringOf(words)
      .superRefine((json, context) => {
        const read = parseRichText(json)
        if ('problem' in read) context.addIssue(invalid.richText(words, read.problem))
        else if (required && plainText(read.document) === '' && !findFirstPicture(read.document))
          context.addIssue(invalid.required(words))
      })
      .meta({ contentMediaType: 'application/json' }),
  // The pattern of <input type="email">, so that both ends agree; it lets no second address and no line break by.
  email: (_field, words) =>
    textOf(words, 255).regex(z.regexes.html5Email, invalid.email(words)).meta({ format: 'email' }),
  password: ({ min }, words) => atMost(stringOf(words).min(min, invalid.min(words, min)), words, 128),
  day: (_field, words) => z.iso.date(says(words, invalid.date(words))),
  datetime: (_field, words) =>
    z.iso
      .datetime({ offset: true, ...says(words, invalid.date(words)) })
      .transform(parseInstant)
      .refine((instant) => instant !== null, invalid.date(words)),
  select: ({ options }, words) =>
    z.enum(
      options.map(({ value }) => value),
      says(words, invalid.selected(words)),
    ),
  // Which names there are is the college's matter; the server knows.
  tags: (_field, words) =>
    z
      .array(textOf(words, 255), says(words, invalid.array(words)))
      .max(maxNames, invalid.selected(words))
      .refine((names) => new Set(names).size === names.length, invalid.selected(words)),
  number: ({ min = -Infinity, max = Infinity }, words) =>
    z
      .number(says(words, invalid.number(words)))
      .min(min, invalid.minNumber(words, min))
      .max(max, invalid.maxNumber(words, max)),
  boolean: (_field, words) => z.union([z.literal(0), z.literal(1)], says(words, invalid.boolean(words))),
  picture: (_field, words) => addressOf(words),
  file: (_field, words) => addressOf(words),
  reference: (_field, words) => idOf(words),
  referenceMany: (_field, words) =>
    z
      .array(z.preprocess(numeric, idOf(words)), says(words, invalid.array(words)))
      .max(maxRelated, invalid.selected(words))
      .refine((ids) => new Set(ids).size === ids.length, invalid.selected(words)),
  changes: (_field, words) => z.never(invalid.prohibited(words)),
}

/** An option of zod's: the text for nothing at all, and the text for a value of a wrong kind. */
const says = (words: string, otherwise: string) => ({
  error: ({ input }: { input?: unknown }) => (input == null ? invalid.required(words) : otherwise),
})

const stringOf = (words: string) => z.string(says(words, invalid.string(words)))

const addressOf = (words: string) =>
  stringOf(words).refine(isSafePictureUrl, invalid.url(words)).meta({ format: 'uri-reference' })

const textOf = (words: string, max: number) =>
  atMost(stringOf(words).refine(isStorable, invalid.characters(words)), words, max)

/** Laravel counts characters (code points), where zod and JavaScript count UTF-16 units. */
const atMost = (schema: z.ZodString, words: string, max: number) =>
  schema
    .refine((text) => text.length <= max || Array.from(text).length <= max, invalid.max(words, max))
    .meta({
      maxLength: max,
    })

const idOf = (words: string) =>
  z
    .int(says(words, invalid.integer(words)))
    .positive({ error: invalid.selected(words) })
    .max(largestId, { error: invalid.selected(words) })

const cleaner = (field: Field): ((value: unknown) => unknown) => {
  if (field.kind === 'password') return emptyAsNull
  if (field.kind === 'number' || field.kind === 'reference') return numeric
  if (field.kind === 'tags')
    return (value) => (Array.isArray(value) && value.length === 0 ? null : trimmed(value))
  if (field.kind === 'boolean')
    return (value) => (typeof value === 'boolean' ? Number(value) : numeric(value))
  if (field.kind === 'text') return (value) => trimmed(onOneLine(value))
  return trimmed
}

const emptyAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)
const trimmed = (value: unknown): unknown => emptyAsNull(typeof value === 'string' ? value.trim() : value)
const onOneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\t\r\n\u2028\u2029]+/g, ' ') : value
const numeric = (value: unknown): unknown => {
  const clean = trimmed(value)
  return typeof clean === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(clean) ? Number(clean) : clean
}
