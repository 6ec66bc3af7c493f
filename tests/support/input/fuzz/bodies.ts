import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { objectOf, oddText, oddValue } from './odd.ts'
import type { Route, Schema } from './routes.ts'
import { objectBy } from './values.ts'

/** A body with its Content-Type. */
export interface Body {
  type: string | undefined
  payload: string
}

/** Bodies for a route: mostly by its schema, otherwise of another kind, truncated, or with a wrong type. */
export const bodyFor = (route: Route, names: readonly string[]): Arbitrary<Body> => {
  const right = !route.body
    ? fc.oneof(jsonBy(route, names), form(names))
    : route.body.type.startsWith('multipart/')
      ? multipartBy(route.body.schema)
      : jsonBy(route, names)
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 2, arbitrary: oddValue.map((value) => json(JSON.stringify(value))) },
    { weight: 1, arbitrary: brokenJson(route, names) },
    { weight: 1, arbitrary: fc.tuple(otherType, oddText).map(([type, payload]) => ({ type, payload })) },
    { weight: 1, arbitrary: multipartBy(route.body?.schema ?? {}) },
    { weight: 1, arbitrary: form(names) },
  )
}

const json = (payload: string): Body => ({ type: 'application/json', payload })

const otherType = fc.constantFrom(
  undefined,
  '',
  ';',
  'json',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;;;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'x'.repeat(3000),
)

const objectFor = ({ body }: Route, names: readonly string[]): Arbitrary<unknown> =>
  body
    ? objectBy(body.schema, names)
    : fc.array(fc.tuple(fc.constantFrom(...names), oddValue), { maxLength: 4 }).map(objectOf)

const jsonBy = (route: Route, names: readonly string[]): Arbitrary<Body> =>
  objectFor(route, names).map((value) => json(JSON.stringify(value)))

const brokenJson = (route: Route, names: readonly string[]): Arbitrary<Body> =>
  fc
    .tuple(
      objectFor(route, names).map((value) => JSON.stringify(value)),
      fc.nat(300),
      fc.constantFrom('', ',', '}', '\0', '\ufeff', '"', '1e999', '{"a":1,"a":2}', '//', '\\ud800'),
    )
    .map(([text, at, more]) => json(text.slice(0, at) + more + text.slice(at + (more ? 0 : 5))))

const form = (names: readonly string[]): Arbitrary<Body> =>
  fc.array(fc.tuple(fc.constantFrom(...names), oddText), { maxLength: 8 }).map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    payload: new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString(),
  }))

const boundary = 'kampana'

/** A PNG of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1')
const fileBytes = fc.oneof(
  { weight: 2, arbitrary: fc.constant(dot) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      dot.slice(0, 40),
      `${dot.slice(0, 20)}\xff\xff${dot.slice(22)}`,
      'GIF89a',
      '%PDF-1.7\n%%EOF',
      '<svg onload="alert(1)"/>',
      'PK\x03\x04',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  },
)
/** Removes characters that would end the line. */
const quoted = (text: string): string => Buffer.from(text.replaceAll(/["\r\n]/g, '_')).toString('latin1')

/** Binary bodies are latin1 strings, which `inject` decodes. */
const multipartBy = ({ properties = {} }: Schema): Arbitrary<Body> => {
  const name = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('image', ...Object.keys(properties)) },
    { weight: 1, arbitrary: oddText },
  )
  const part = fc
    .tuple(name, fc.option(oddText), fileBytes)
    .map(
      ([field, filename, bytes]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(field)}"` +
        `${filename === null ? '' : `; filename="${quoted(filename)}"\r\ncontent-type: image/png`}\r\n\r\n${bytes}\r\n`,
    )
  return fc
    .tuple(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--\r\n`, '', '--'),
    )
    .map(([parts, end]) => ({
      type: `multipart/form-data; boundary=${boundary}`,
      payload: parts.join('') + end,
    }))
}
