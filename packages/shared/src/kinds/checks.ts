import * as z from 'zod'
import { messages } from '../messages/messages.ts'
import { isSafePictureUrl } from '../text/safe-url.ts'
import { isStorable } from '../text/storable.ts'

/** The largest of the four bytes in which PostgreSQL keeps an integer. */
export const largestInteger = 2_147_483_647

/** An option of zod's: the text for nothing at all, and the text for a value of a wrong type. */
export const orElse = (name: string, otherwise: string) => ({
  error: ({ input }: { input?: unknown }) => (input == null ? messages.invalid.required(name) : otherwise),
})

export const stringSchema = (name: string) => z.string(orElse(name, messages.invalid.string(name)))

export const textSchema = (name: string, max: number) =>
  atMost(stringSchema(name).refine(isStorable, messages.invalid.characters(name)), name, max)

/** Laravel counts characters (code points), where zod and JavaScript count UTF-16 units. */
export const atMost = (schema: z.ZodString, name: string, max: number) =>
  schema
    .refine((text) => text.length <= max || Array.from(text).length <= max, messages.invalid.max(name, max))
    .meta({ maxLength: max })

/** The address of an upload. */
export const uploadUrlSchema = (name: string) =>
  stringSchema(name).refine(isSafePictureUrl, messages.invalid.url(name)).meta({ format: 'uri-reference' })

export const idSchema = (name: string) =>
  z
    .int(orElse(name, messages.invalid.integer(name)))
    .positive({ error: messages.invalid.selected(name) })
    .max(largestInteger, { error: messages.invalid.selected(name) })

/** Another record, as relations show it. */
export const relatedSchema = () => z.object({ id: z.int().positive(), description: z.string() })

/** Several values at once, none of them twice. */
export const distinct = (schema: z.ZodType, name: string, max: number) =>
  z
    .array(schema, orElse(name, messages.invalid.array(name)))
    .max(max, messages.invalid.selected(name))
    .refine((values) => new Set(values).size === values.length, messages.invalid.selected(name))
