import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { bodyOf } from '../rich-text.ts'
import { doc, list, paragraph, picture, text } from '@kampana/engine-declare/testing/documents'
import { objectOf, oddText, oddValue } from './odd.ts'
import type { Schema } from './routes.ts'

/** A value that a schema accepts or almost accepts, and sometimes a value of another kind. */
const valueOf = (schema: Schema): Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: plausible(schema) }, { weight: 1, arbitrary: oddValue })

/** An object of a schema: most of its properties, and sometimes an unknown one. */
export const objectBy = ({ properties = {}, required = [] }: Schema, strange: readonly string[]) =>
  fc
    .tuple(
      fc.tuple(
        ...Object.entries(properties).map(([name, schema]) =>
          fc
            .option(valueOf(schema), { nil: undefined, freq: required.includes(name) ? 20 : 2 })
            .map((value) => [name, value] as const),
        ),
      ),
      fc.oneof(
        { weight: 9, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: fc.array(fc.tuple(fc.oneof(oddText, fc.constantFrom(...strange)), oddValue)),
        },
      ),
    )
    .map(([known, more]) => objectOf([...known.filter(([, value]) => value !== undefined), ...more]))

const plausible = (schema: Schema): Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(plausible))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  return (kinds[schema.type ?? ''] ?? (() => oddValue))(schema)
}

const day = fc.constantFrom(
  '2026-11-21',
  '2999-01-01',
  '2999-12-31',
  '0000-01-01',
  '9999-12-31',
  '2027-02-29',
)

/** An editor body with unusual text. */
const richText = fc.oneof(
  oddText.map((words) => bodyOf(words)),
  fc
    .tuple(oddText, oddText, oddText)
    .map(([words, href, alt]) =>
      JSON.stringify(
        doc(
          paragraph(text(words || 'x', { type: 'link', attrs: { href } })),
          list('bulletList', text(alt || 'x')),
          { ...picture, attrs: { ...picture.attrs, alt } },
        ),
      ),
    ),
)

const strings: Readonly<Record<string, Arbitrary<unknown>>> = {
  date: day,
  'date-time': fc.oneof(
    fc.constant('now'),
    day.map((date) => `${date}T08:00:00+08:00`),
    fc.constantFrom('2026-11-21T00:00:00Z', '0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59.999999-23:59'),
  ),
  email: fc.oneof(
    fc.constantFrom(
      'admin@college.example',
      'a@b',
      `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
      "o'x@y.example",
    ),
    fc.emailAddress(),
  ),
  'uri-reference': fc.constantFrom(
    `/media/${'a'.repeat(32)}/480x270.webp`,
    `/files/${'a'.repeat(32)}/form.pdf`,
    'https://elsewhere.example/a.webp',
    '//x',
    '/',
  ),
}

const kinds: Readonly<Record<string, (schema: Schema) => Arbitrary<unknown>>> = {
  string: ({ format = '', contentMediaType, maxLength = 255, minLength = 0 }) =>
    contentMediaType ? richText : (strings[format] ?? textOf(minLength, maxLength)),
  integer: ({ minimum, maximum }) =>
    fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(minimum ?? 0, maximum ?? 2 ** 31, -1, 0)),
  number: (schema) => kinds['integer']!(schema),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {} }) => fc.array(valueOf(items), { maxLength: 4 }),
  object: (schema) => objectBy(schema, ['id']),
}

const textOf = (min: number, max: number): Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 60) }) },
    { weight: 2, arbitrary: oddText },
    { weight: 1, arbitrary: fc.constantFrom(max - 1, max, max + 1).map((length) => '𝕏'.repeat(length)) },
  )
