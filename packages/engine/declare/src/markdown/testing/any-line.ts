import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { kept } from '../../testing/naughty.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { isStorable } from '../../text/storable.ts'

type Attributes = Arbitrary<Record<string, unknown>>

/** A node with children. */
export const node = (type: string, content: Arbitrary<RichTextNode[]>, attrs: Attributes = fc.constant({})) =>
  fc.record({ type: fc.constant(type), attrs, content })
/** A node without children. */
export const leaf = (type: string, attrs: Attributes = fc.constant({})) =>
  fc.record({ type: fc.constant(type), attrs })
export const maybe = <T>(value: Arbitrary<T>) => fc.option(value, { nil: null })

const signs = [
  '::list facts',
  ':::records people',
  '::foo bar',
  '{{college.name: x}}',
  '1926. Rice',
  'a\nb',
  '<br>',
  '```',
  '<sub>',
]
export const words = fc
  .oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-z0-9 ,.;:()!?'"-]{1,20}$/) },
    { weight: 2, arbitrary: fc.stringMatching(/^[a_*`~[\](){}<>#|:+\\&=. !-]{1,12}$/) },
    { weight: 1, arbitrary: fc.constantFrom(...kept) },
    { weight: 1, arbitrary: fc.constantFrom(...signs) },
  )
  .map((text) => text.slice(0, 80).toWellFormed())
  .filter((text) => text !== '' && isStorable(text))
export const title = words.filter((text) => text.trim() !== '')

const addresses = ['/admission', 'https://example.com/a?b=(c)#d', 'mailto:a@b.test', 'tel:+63745550121', '#x']
export const href = fc.constantFrom(...addresses)
const pictures = [`/media/${'a'.repeat(32)}/960x640.webp`, '/content/files/scene.svg', 'https://x.test/a%20b']
export const src = fc.constantFrom(...pictures)

const plain = ['bold', 'italic', 'strike', 'underline', 'code', 'subscript', 'superscript', 'keys', 'small']
const mark = (type: string, attrs: Attributes) => fc.record({ type: fc.constant(type), attrs })
const marks = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(...plain).map((type) => ({ type })),
    mark('link', fc.record({ href, target: maybe(fc.constant('_blank')), title: maybe(title) })),
    mark('textStyle', fc.record({ color: fc.constantFrom('#ff0000', 'rgb(244, 67, 54)') })),
    mark('highlight', fc.record({ color: maybe(fc.constant('#ffeb3b')) })),
    mark('language', fc.record({ lang: fc.constantFrom('fil', 'la') })),
    mark('abbreviation', fc.record({ title })),
  ),
  { selector: ({ type }) => type, maxLength: 3 },
)

const width = maybe(fc.integer({ min: 1, max: 900 }))
const name = fc.constantFrom('college.name', 'college.portals.x_y')

/** Content of a line. */
export const line: Arbitrary<RichTextNode[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('hardBreak'), marks }) },
    {
      weight: 1,
      arbitrary: leaf('image', fc.record({ src, alt: maybe(words), title: maybe(title), width })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('value'), attrs: fc.record({ name, text: title }), marks }),
    },
  ),
  { maxLength: 5 },
)
