import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { href, leaf, line, maybe, node, src, title, words } from './any-line.ts'

const some = (each: Arbitrary<RichTextNode>, minLength = 1) => fc.array(each, { minLength, maxLength: 3 })
const together = (...each: Arbitrary<RichTextNode>[]): Arbitrary<RichTextNode[]> => fc.tuple(...each)

const align = fc.constantFrom(null, null, null, 'left', 'center', 'right')
const paragraph = node('paragraph', line, fc.record({ textAlign: align }))
const heading = node('heading', line, fc.record({ level: fc.integer({ min: 1, max: 6 }) }))

const size = maybe(fc.constantFrom('small', 'medium', 'wide'))
const measures = fc.constantFrom({}, { width: 1200, height: 800 }, { width: 1200 })
const figure = leaf(
  'figure',
  fc
    .tuple(fc.record({ src, alt: maybe(words), size, caption: maybe(title), credit: maybe(title) }), measures)
    .map(([attrs, measured]) => Object.assign(attrs, measured)),
)
const pages = maybe(fc.integer({ min: 1, max: 999_999 }))
const bytes = maybe(fc.integer({ min: 1, max: 9e6 }))
const video = fc.constant('https://youtu.be/dQw4w9WgXcQ')
const scalar = fc.oneof(title, fc.integer(), fc.boolean(), fc.constantFrom('5', 'true', '"x"', 'null'))
const records = fc.record({
  resource: fc.constantFrom('updates', 'job-openings'),
  view: fc.constantFrom('table', 'cards', 'directory'),
  filter: maybe(fc.dictionary(fc.constantFrom('department', 'level', 'n'), scalar)),
})
const media = fc.oneof(
  figure,
  node('gallery', some(figure)),
  leaf('file', fc.record({ href: fc.constant(`/files/${'b'.repeat(32)}/Memo-12.pdf`), title, bytes, pages })),
  leaf('video', fc.record({ href: video, title: maybe(title) })),
  leaf('button', fc.record({ href, label: title })),
  leaf('records', records),
  leaf('horizontalRule'),
)

const text = words.map((each) => [{ type: 'text', text: each }])
const code = node('codeBlock', text, fc.record({ language: fc.constantFrom(null, 'css', 'body', 'verse') }))

const fact = node('fact', together(node('term', line), node('description', line), node('description', line)))
const verseLine = fc.array(
  fc.oneof(fc.record({ type: fc.constant('text'), text: words }), leaf('hardBreak')),
  {
    maxLength: 4,
  },
)
const stanza = node('stanza', verseLine, fc.record({ refrain: fc.boolean() }))
const verse = node('verse', some(stanza), fc.record({ lang: fc.constantFrom(null, 'fil') }))

const cell = (type: string) =>
  node(
    type,
    fc.oneof({ weight: 5, arbitrary: together(paragraph) }, { weight: 1, arbitrary: some(paragraph, 0) }),
    fc.record({ align, colspan: fc.constantFrom(1, 1, 1, 2) }),
  )
const head = node('tableRow', together(cell('tableHeader'), cell('tableHeader')))
const row = node('tableRow', together(cell('tableCell'), cell('tableCell')))
const named = node('tableRow', together(cell('tableHeader'), cell('tableCell')))
const table = node(
  'table',
  fc.oneof(together(head, row), together(named, named), together(row), together(named, row)),
  fc.record({ look: fc.constantFrom(null, 'roll') }),
)

const { block } = fc.letrec<{ block: RichTextNode }>((tie) => {
  const item = node('listItem', fc.oneof(together(paragraph), together(paragraph, tie('block'))))
  const look = fc.constantFrom(null, 'timeline', 'outline')
  const numbers = fc.record({ start: maybe(fc.nat(20)), type: fc.constantFrom(null, null, 'a') })
  return {
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'block' },
      { weight: 6, arbitrary: paragraph },
      { weight: 1, arbitrary: fc.oneof(heading, media, code, verse, table, node('facts', some(fact))) },
      { weight: 1, arbitrary: node('bulletList', some(item), fc.record({ look })) },
      { weight: 1, arbitrary: node('orderedList', some(item), numbers) },
      { weight: 1, arbitrary: node('blockquote', some(tie('block'))) },
    ),
  }
})

/** A body that the schema allows, even if an editor would change it. */
export const anyBody: Arbitrary<RichTextNode> = node('doc', fc.array(block, { maxLength: 6 }))
