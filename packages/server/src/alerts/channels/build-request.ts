import { headerValue } from '@kampana/engine-declare/text/header-value'
import { createHmac } from 'node:crypto'
import type { ServiceCall } from '../sending/call-once.ts'
import type { ChannelCall, Placeholder } from './channel-schema.ts'
import type { PostChannel } from './read-channels.ts'

/** Values of placeholders. A reference is the service's id of a post, a text or a number. */
export type PostValues = Readonly<Partial<Record<Placeholder, string | number>>>

/**
 * Fills values into a call of a channel. This happens before anything is written as JSON or a form, so that no value can end
 * its field.
 */
export const buildRequest = (
  { signature }: Pick<PostChannel, 'signature'>,
  { address, method, headers, body }: ChannelCall,
  values: PostValues,
  { id, now }: { id: string; now: Date },
): ServiceCall => {
  const [type, text] =
    'json' in body
      ? ['application/json', JSON.stringify(putIn(body.json, values))]
      : ['application/x-www-form-urlencoded', formOf(body.form, values)]
  return {
    url: new URL(replace(address, values, encodeURIComponent)),
    method,
    headers: {
      'content-type': type,
      'user-agent': 'Kampana',
      ...lowerCase(headers),
      ...(signature && sign(signature.secret, id, now, text)),
    },
    body: text,
  }
}

const lowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const formOf = (fields: Readonly<Record<string, unknown>>, values: PostValues): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(putIn(value, values))]),
  ).toString()

/** A text that consists of one placeholder becomes its value, so that numbers stay numbers. */
const putIn = (value: unknown, values: PostValues): unknown => {
  if (Array.isArray(value)) return value.map((each) => putIn(each, values))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, putIn(each, values)]))
  if (typeof value !== 'string') return value
  const alone = /^\{(\w+)\}$/.exec(value)?.[1]
  return alone === undefined ? replace(value, values, String) : (values[alone as Placeholder] ?? value)
}

const replace = (text: string, values: PostValues, write: (value: string | number) => string): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name as Placeholder]
    return value === undefined ? whole : write(value)
  })

/** Headers of Standard Webhooks 1.0. */
const sign = (secret: string, id: string, now: Date, body: string): Record<string, string> => {
  const seconds = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': headerValue`${id}`,
    'webhook-timestamp': String(seconds),
    'webhook-signature': headerValue`v1,${signature}`,
  }
}
