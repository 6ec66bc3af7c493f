import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { isSafePictureUrl } from '../text/safe-url.ts'
import { oneLine } from '../text/one-line.ts'
import { isStorable } from '../text/storable.ts'
import type { AddressUse } from './kind.ts'

/** Maximum of PostgreSQL's `integer`, which has four bytes. */
export const largestInteger = 2_147_483_647

/** zod's `error` option: the 'required' message for a missing value, `otherwise` for one of a wrong type. */
export const orElse = (name: string, otherwise: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input == null ? basicMessages.invalid.required(name) : otherwise,
})

export const stringSchema = (name: string) => z.string(orElse(name, basicMessages.invalid.string(name)))

export const textSchema = (name: string, max: number) =>
  atMost(stringSchema(name).refine(isStorable, basicMessages.invalid.characters(name)), name, max)

/** Laravel counts characters (code points); zod and JavaScript count UTF-16 units. */
export const atMost = (schema: z.ZodString, name: string, max: number) =>
  schema
    .refine(
      (text) => text.length <= max || Array.from(text).length <= max,
      basicMessages.invalid.max(name, max),
    )
    .meta({ maxLength: max })

/** Schema of an upload's URL. */
export const uploadUrlSchema = (name: string) =>
  stringSchema(name)
    .refine(isSafePictureUrl, basicMessages.invalid.url(name))
    .meta({ format: 'uri-reference' })

export const idSchema = (name: string) =>
  z
    .int(orElse(name, basicMessages.invalid.integer(name)))
    .positive({ error: basicMessages.invalid.selected(name) })
    .max(largestInteger, { error: basicMessages.invalid.selected(name) })

/** Schema of a related record. */
export const relatedSchema = () => z.looseObject({ id: replyIdSchema(), description: z.string() })

/** Schema of a record's id in a reply. */
export const replyIdSchema = () => z.preprocess(numberFromText, z.int().positive())

/** An array without duplicates. */
export const distinct = (schema: z.ZodType, name: string, max: number) =>
  z
    .array(schema, orElse(name, basicMessages.invalid.array(name)))
    .max(max, basicMessages.invalid.selected(name))
    .refine((values) => new Set(values).size === values.length, basicMessages.invalid.selected(name))

// Preprocessors of input. Forms without JavaScript only send text.

export const emptyAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)

export const trimmed = (value: unknown): unknown =>
  emptyAsNull(typeof value === 'string' ? value.trim() : value)

export const onOneLine = (value: unknown): unknown =>
  trimmed(typeof value === 'string' ? oneLine(value) : value)

export const numberFromText = (value: unknown): unknown => {
  const clean = trimmed(value)
  return typeof clean === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(clean) ? Number(clean) : clean
}

/** For replies of PHP with `JSON_NUMERIC_CHECK`, which encodes numeric strings, such as the title `2026`, as numbers. */
export const numberAsText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** The value as a string; empty for null. */
export const asString = (value: unknown): string => (value == null ? '' : String(value))

// Addresses in a value (`uses` of a kind).

export const linksTo = (addresses: readonly string[]): AddressUse[] =>
  addresses.map((address) => ({ address, isShown: false }))

/** Address of a value that is one. */
export const oneLink = (value: unknown): AddressUse[] => linksTo(typeof value === 'string' ? [value] : [])
