import { z } from 'zod'

/** Texts may contain a service's own placeholders, such as `{text}`. Any other name in braces is a typo. */
export const placeholders = ['text', 'title', 'link', 'reference'] as const
export type Placeholder = (typeof placeholders)[number]

const header = z.record(
  z.string().regex(/^[A-Za-z0-9-]+$/, 'must be a header name'),
  z
    .string()
    .regex(/^[\x20-\x7e]*$/, 'must be one line of ASCII characters')
    .refine((value) => !/\{\w+\}/.test(value), 'must not contain a placeholder'),
)
/** Top-level fields, so that `test` can replace some of them. */
const fields = z.record(z.string(), z.json())
const single = z.union([z.string(), z.number(), z.boolean()])
const body = z.union(
  [z.strictObject({ json: fields }), z.strictObject({ form: z.record(z.string(), single) })],
  'must have either json or form',
)
/** Path of a value in a reply's JSON: `result.message_id`. */
const path = z.string().regex(/^[\w-]+(\.[\w-]+)*$/, 'must be names separated by dots')
const call = {
  address: z.string(),
  method: z.enum(['POST', 'PUT', 'PATCH'], 'must be POST, PUT or PATCH').default('POST'),
  headers: header.default({}),
  body,
}

/** Schema of a file in `channels/` (docs/how-to/operate/channels.md). */
export const channelSchema = z.strictObject({
  label: z.string().min(1).max(60),
  ...call,
  success: z
    .strictObject({
      statuses: z.array(z.number().int().min(100).max(599)).min(1).optional(),
      path: path.optional(),
      value: single.optional(),
    })
    .refine(
      ({ path: at, value }) => (at === undefined) === (value === undefined),
      'must have both path and value, or neither',
    )
    .default({}),
  keep: path.optional(),
  edit: z.strictObject(call).optional(),
  text: z
    .strictObject({
      max: z.number().int().min(70).max(10_000).optional(),
      charset: z.enum(['gsm-7', 'unicode'], 'must be gsm-7 or unicode').default('unicode'),
      link: z.boolean().optional(),
    })
    .prefault({}),
  signature: z
    .strictObject({
      scheme: z.literal('standard-webhooks', 'must be standard-webhooks'),
      secret: z
        .string()
        .regex(/^(whsec_)?[A-Za-z0-9+/]{24,}={0,2}$/, 'must be base64, optionally with the prefix whsec_'),
    })
    .optional(),
  test: fields.optional(),
})

export type ChannelFile = z.infer<typeof channelSchema>
/** A call of a service that posts, or edits a post. */
export type ChannelCall = Pick<ChannelFile, 'address' | 'method' | 'headers' | 'body'>
