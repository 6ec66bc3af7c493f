import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { bodyFor, type Body } from './bodies.ts'
import { oddText, oddValue } from './odd.ts'
import type { Route } from './routes.ts'

/** The callers: one without cookies, a visitor with a token, a user without permissions, an administrator. */
export type Caller = 'nobody' | 'visitor' | 'staff' | 'administrator'
/** A call as sent to the server. */
export interface Call {
  caller: Caller
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: Body | undefined
  /** The IP address for rate limits. */
  address: string
}

/** Valid, almost valid and random calls of a route. `names` are names of fields. */
export const callsOf = (route: Route, names: readonly string[]): Arbitrary<Call> =>
  fc.record({
    caller: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Caller>('administrator') },
      { weight: 1, arbitrary: fc.constantFrom<Caller>('nobody', 'visitor', 'staff') },
    ),
    method: fc.constant(route.method),
    url: fc.tuple(pathOf(route), queryOf(route, names)).map(([path, query]) => path + query),
    headers,
    body: hasBody(route) ? bodyFor(route, names) : fc.constant(undefined),
    address: fc.ipV4(),
  })

const hasBody = ({ method, body }: Route): boolean =>
  body !== undefined || !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Encodes a text for an address. A lone surrogate can't be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
const oddSegment = fc.oneof(
  oddText.map((text) => encoded(text.slice(0, 300))),
  fc.constantFrom(
    '%00',
    '%ff',
    '%',
    '%2e%2e',
    '..%2f..%2fapp.key',
    '%C0%AE',
    '0',
    '-1',
    '1e3',
    '007',
    '2147483648',
    '1,2',
    '1,,2',
    ',',
    '1,1',
  ),
)
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) },
  { weight: 1, arbitrary: oddSegment },
)

const pathOf = ({ urls }: Route): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...urls), fc.array(segment, { minLength: 3, maxLength: 3 }))
    .map(([url, values]) => {
      const left = [...values]
      return url.replaceAll(/:\w+/g, () => left.shift() ?? 'x')
    })

const simple = fc.oneof(
  fc.integer({ min: -1, max: 9 }),
  fc.constantFrom('2026-11-21', 'a', '', null, true),
  oddValue,
)
const endings = ['', '_gte', '_gt', '_lte', '_lt', '_neq', '_q', '_empty', '_odd']

/** Query parameters of lists. */
const questions = (names: readonly string[]): Readonly<Record<string, Arbitrary<unknown>>> => {
  const field = fc.constantFrom('id', 'created_at', ...names)
  const key = fc.tuple(field, fc.constantFrom(...endings)).map(([name, ending]) => name + ending)
  return {
    sort: fc.tuple(field, fc.constantFrom('ASC', 'DESC', 'asc', 1)),
    range: fc.tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom(0, 9, 24, -1, 1e9, 1.5)),
    filter: fc.dictionary(
      fc.oneof({ weight: 2, arbitrary: key }, { weight: 1, arbitrary: fc.constantFrom('q', '__proto__') }),
      fc.oneof(simple, oddText, fc.array(simple)),
      { maxKeys: 3 },
    ),
  }
}

const queryOf = ({ query }: Route, names: readonly string[]): Arbitrary<string> => {
  const asked = questions(names)
  const pairs = query.map((name) => {
    const json = (asked[name] ?? oddText).map((value) =>
      typeof value === 'string' ? value : JSON.stringify(value),
    )
    return fc
      .option(fc.oneof({ weight: 6, arbitrary: json }, { weight: 1, arbitrary: oddText }), { freq: 2 })
      .map((value) => (value === null ? [] : [`${name}=${encoded(value)}`]))
  })
  const strange = fc.oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ['filter[a]=b'],
        ['__proto__=1'],
        ['sort=1', 'sort=2'],
        ['&&=&'],
        ['%'],
        ['page=%FF'],
        ['page=2&page=3'],
      ),
    },
    { weight: 1, arbitrary: oddText.map((text) => [`${encoded(text.slice(0, 50))}=${encoded(text)}`]) },
  )
  const times = fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(2) })
  return fc.tuple(times, strange, ...pairs).map(([count, ...all]) => {
    const given = Array.from({ length: count }, () => all.flat()).flat()
    return given.length > 0 ? `?${given.join('&')}` : ''
  })
}

/** Valid bytes of a header, without line breaks. */
const headerText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    '*',
    '""',
    'W/"x"',
    'ÿþ',
    'a,b;q=0',
    'x'.repeat(4000),
    'null',
    '0',
    'kampana_session=x; kampana_session=y',
  ),
)
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'accept',
        'accept-encoding',
        'accept-language',
        'authorization',
        'cookie',
        'if-match',
        'if-modified-since',
        'if-none-match',
        'origin',
        'range',
        'referer',
        'sec-fetch-site',
        'user-agent',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-http-method-override',
        'x-request-id',
        'x-xsrf-token',
      ),
      headerText,
      { maxKeys: 3 },
    ),
  },
)
