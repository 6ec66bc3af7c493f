import { describe, expect, test } from 'vitest'
import { doc, paragraph, text } from '../testing/documents.ts'
import { stripDelimiters } from '../messages/message.ts'
import { createExcerpt } from './excerpt.ts'
import { isBlank } from './plain-text.ts'
import { parseRichText, plainText } from './rich-text.ts'

const node = (type: string, content: object[], attrs?: object) => ({ type, ...(attrs && { attrs }), content })
const fact = (term: string, ...said: string[]) =>
  node('fact', [node('term', [text(term)]), ...said.map((each) => node('description', [text(each)]))])
const office = node('facts', [fact('Dean', 'Dr. Ibarreta'), fact('Hours', '8 to 12', '1 to 5')])
const hymn = node(
  'verse',
  [
    node('stanza', [text('Before the light'), { type: 'hardBreak' }, text('has found the hill')]),
    node('stanza', [text('Divinian')], { refrain: true }),
  ],
  { lang: null },
)
const years = node('bulletList', [node('listItem', [paragraph(text('1926 Seventeen children'))])], {
  look: 'timeline',
})
const records = (attrs: object = {}) => ({
  type: 'records',
  attrs: { resource: 'job-openings', filter: { department: 'Library' }, view: 'table', ...attrs },
})
const name = { type: 'value', attrs: { name: 'college.name', text: 'Divinian College' } }
const problem = (...content: object[]) => {
  const result = parseRichText(JSON.stringify(doc(...content)))
  return 'problem' in result ? stripDelimiters(result.problem) : undefined
}

describe('additional nodes of pages', () => {
  test('include facts, verses, looks of lists and tables, records, values and small marks', () => {
    const marks = ['subscript', 'superscript', 'keys', 'small'].map((type) => text('x', { type }))
    const short = text('CHED', { type: 'abbreviation', attrs: { title: 'Commission on Higher Education' } })
    const cell = node('tableCell', [paragraph(text('a'))])
    const roll = node('table', [node('tableRow', [cell])], { look: 'roll' })
    const line = paragraph(...marks, short, name)
    expect(problem(office, hymn, years, records(), line, roll, node('blockquote', [office]))).toBeUndefined()
  })

  test.each([
    [node('facts', [paragraph()]), 'a facts can’t contain a paragraph.'],
    [node('facts', [node('fact', [])]), 'each fact needs a term and a description.'],
    [
      node('facts', [node('fact', [node('description', []), node('term', [])])]),
      'each fact needs a term and a description.',
    ],
    [node('verse', [paragraph()]), 'a verse can’t contain a paragraph.'],
    [node('verse', [], { lang: 'xx' }), 'a verse can’t have this lang.'],
    [node('bulletList', [], { look: 'tree' }), 'a bulletList can’t have this look.'],
    [paragraph(text('x', { type: 'abbreviation' })), 'an abbreviation can’t have this title.'],
    [paragraph({ type: 'value', attrs: { name: 'data.name', text: 'x' } }), 'a value can’t have this name.'],
    [paragraph({ type: 'value', attrs: { name: 'college.name' } }), 'a value can’t have this text.'],
    [paragraph(records()), 'a paragraph can’t contain a records.'],
    [
      node(
        'blockquote',
        Array.from({ length: 41 }, (_, at) => records({ filter: { title_neq: at } })),
      ),
      'a text can have at most 40 record lists, and this text has 41. Please remove some.',
    ],
    [records({ view: 'map' }), 'a records can’t have this view.'],
    [records({ resource: '../users' }), 'a record list can only show resources that visitors may read.'],
  ])('%j is rejected', (part, sentence) => expect(problem(part)).toBe(sentence))

  test.each([
    { a: { b: 1 } },
    { a: ['x'] },
    { 'a;drop': 1 },
    JSON.parse('{"__proto__":"x"}') as object,
    [1],
    { a: 'x'.repeat(201) },
    { a: 'x\0' },
    Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`a${n}`, 1])),
  ])('reject the filter %j', (filter) =>
    expect(problem(records({ filter }))).toBe('a record list can only be filtered by public fields.'),
  )

  test('contribute their texts to search and excerpts', () => {
    const sung = paragraph(text('Sung at '), name, text('.'))
    const document = doc(sung, office, hymn, years, records())
    expect(plainText(document)).toBe(
      'Sung at Divinian College. · Dean · Dr. Ibarreta · Hours · 8 to 12 · 1 to 5 · Before the light has found the hill · Divinian · 1926 Seventeen children',
    )
    expect(createExcerpt(document)).toBe('Sung at Divinian College.')
    expect(isBlank(doc(records()))).toBe(false)
    expect(isBlank(doc(node('facts', [])))).toBe(true)
  })
})
