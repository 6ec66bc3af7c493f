import { isIP } from 'node:net'
import { z } from 'zod'

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
export const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.parse(text)?.origin === text
export const isCidr = (text: string): boolean => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = { 4: 32, 6: 128 }[isIP(address)]
  return most !== undefined && Number(bits ?? 0) <= most
}
const emptyAsUndefined = (value: unknown): unknown => (value === '' ? undefined : value)
export const setting = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUndefined, schema)

export const amount = (unit: 'day' | 'second', usual: number, most: number, least = 1) =>
  setting(
    z.coerce
      .number(`must be a number of ${unit}s`)
      .int(`must be a whole number of ${unit}s`)
      .min(least, `must be at least ${least} ${least === 1 ? unit : `${unit}s`}`)
      .max(most, `must be at most ${most} ${unit}s`)
      .default(usual),
  )
export const days = (usual: number, least?: number) => amount('day', usual, 36_500, least)

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
})

/** Without a path, since the product is served at the root of its host. */
export const originAddress = webAddress.refine(
  (text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`,
  'must be an address without a path, such as https://www.college.edu.ph',
)
