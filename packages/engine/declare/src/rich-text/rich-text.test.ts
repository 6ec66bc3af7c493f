import { describe, expect, test } from 'vitest'
import { doc, link, list, paragraph, picture, text } from '../testing/documents.ts'
import { stripDelimiters } from '../messages/message.ts'
import {
  walkNodes,
  findFirstPicture,
  maxDepth,
  plainText,
  parseRichText,
  type RichTextNode,
} from './rich-text.ts'

const read = (document: unknown) => parseRichText(JSON.stringify(document))
const problem = (document: unknown) => {
  const result = read(document)
  return 'problem' in result ? stripDelimiters(result.problem) : undefined
}

describe('content of the editor', () => {
  test('is accepted with every attribute that the editor writes', () => {
    const document = doc(
      { type: 'heading', attrs: { textAlign: 'center', level: 2 }, content: [text('Enrolment')] },
      { type: 'paragraph', attrs: { textAlign: null } },
      paragraph(
        text('All', { type: 'bold' }, { type: 'italic' }, { type: 'strike' }, { type: 'underline' }),
        text('code', { type: 'code' }),
        text('red', { type: 'textStyle', attrs: { color: 'rgb(244, 67, 54)' } }),
        text('marked', { type: 'highlight', attrs: { color: '#ffeb3b' } }),
        text('here', link('https://example.com/a?b=c#d')),
        { type: 'hardBreak' },
        picture,
      ),
      list('bulletList', text('One'), text('Two')),
      list('orderedList', text('Three')),
      { type: 'blockquote', content: [paragraph(text('Quoted'))] },
      { type: 'codeBlock', attrs: { language: null }, content: [text('a\n\tb')] },
      { type: 'horizontalRule' },
    )
    expect(read(document)).toEqual({ document })
  })

  test('is accepted with lists in quotes in lists', () => {
    const inner = { type: 'blockquote', content: [list('orderedList', text('deep'))] }
    const outer = {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text('a')), inner] }],
    }
    expect(problem(doc(outer))).toBeUndefined()
  })
})
describe('invalid documents', () => {
  const notOurs = 'it is not a document from the editor.'

  test.each(['', '<p>Hi</p>', '{', 'null', '[]', '"doc"', '7', '{"type":"paragraph"}', '{"type":["doc"]}'])(
    'rejects %j',
    (json) => {
      expect(parseRichText(json)).toEqual({ problem: notOurs })
    },
  )

  test.each([
    doc(null),
    doc('text'),
    doc([]),
    doc({ content: [] }),
    { type: 'doc', content: {} },
    { type: 'doc', content: 'text' },
    doc({ type: 'paragraph', attrs: [] }),
    doc({ type: 'paragraph', attrs: 'x' }),
    doc(paragraph({ type: 'text' })),
    doc(paragraph({ type: 'text', text: '' })),
    doc(paragraph({ type: 'text', text: { toString: 'x' } })),
    doc({ type: 'paragraph', text: 'x' }),
    doc(paragraph({ type: 'text', text: 'a', marks: { type: 'bold' } })),
    doc(paragraph({ type: 'text', text: 'a', marks: ['bold'] })),
    doc(paragraph({ type: 'text', text: 'a', marks: [null] })),
  ])('rejects %j', (document) => {
    expect(problem(document)).toBe(notOurs)
  })

  test.each(['a\0b', '\u0007', '\ud800'])("rejects %j because it can't be stored", (words) => {
    expect(problem(doc(paragraph(text(words))))).toBe('it contains invalid characters.')
  })
})

describe('size', () => {
  const nested = (levels: number): string =>
    `${'{"type":"blockquote","content":['.repeat(levels)}{"type":"paragraph"}${']}'.repeat(levels)}`
  const nestedDocument = (levels: number) => parseRichText(`{"type":"doc","content":[${nested(levels)}]}`)

  test('accepts nesting up to the limit', () => {
    expect(nestedDocument(maxDepth - 1)).toHaveProperty('document')
    expect(nestedDocument(maxDepth)).toEqual({ problem: 'it is nested too deeply.' })
  })

  test('rejects 5,000 levels safely', () => {
    expect(nestedDocument(5_000)).toEqual({ problem: 'it is nested too deeply.' })
  })

  test('rejects depth hidden in an attribute safely', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const refused = parseRichText(`{"type":"doc","content":[{"type":"heading","attrs":{"level":${deep}}}]}`)
    expect('problem' in refused && stripDelimiters(refused.problem)).toBe('a heading can’t have this level.')
  })

  test('rejects 5,000 marks on a word, which would nest as deeply as 5,000 lists', () => {
    const marks = Array.from({ length: 5_000 }, () => ({ type: 'bold' }))
    expect(problem(doc(paragraph(text('a', ...marks))))).toBe(
      'it applies the style bold twice to the same text.',
    )
  })

  test('accepts 5,000 adjacent paragraphs', () => {
    expect(problem(doc(...Array.from({ length: 5_000 }, () => paragraph(text('a')))))).toBeUndefined()
  })

  test('rejects a text of more than 500,000 characters', () => {
    expect(problem(doc(paragraph(text('a'.repeat(500_000)))))).toBe('it is too long.')
  })

  test('walks a document of any depth without using the stack', () => {
    let node: RichTextNode = paragraph(text('end')) as RichTextNode
    for (let level = 0; level < 50_000; level++) node = { type: 'blockquote', content: [node] }
    expect(plainText(node)).toBe('end')
    expect(findFirstPicture(node)).toBeNull()
  })
})
describe('tables', () => {
  const row = (...cells: object[]) => ({ type: 'tableRow', content: cells })
  const cell = (words: string, attrs: object = { colspan: 1, rowspan: 1, colwidth: null, align: null }) => ({
    type: 'tableCell',
    attrs,
    content: [paragraph(text(words))],
  })
  const table = (...rows: object[]) => doc({ type: 'table', content: rows })

  test('are accepted, and their text is found', () => {
    const fees = table(
      row(cell('Level'), cell('Fee')),
      row(cell('Grade 7'), cell('P500', { align: 'right' })),
    )
    expect(problem(fees)).toBeUndefined()
    expect(plainText(fees)).toBe('Level · Fee · Grade 7 · P500')
  })

  test('are rejected with 200 columns, counting merged cells by their width', () => {
    const sentence = 'a table can have at most 20 columns, and this table has 200. Please remove some.'
    expect(problem(table(row(...Array.from({ length: 200 }, () => cell('x')))))).toBe(sentence)
    expect(problem(table(row(...Array.from({ length: 10 }, () => cell('x', { colspan: 20 })))))).toBe(
      sentence,
    )
  })

  test('are rejected without a cell, or inside another table', () => {
    expect(problem(table(row()))).toBe(
      'a table needs at least one row, and each row needs at least one cell.',
    )
    const inner = { type: 'tableCell', content: table(row(cell('x'))).content }
    expect(problem(table(row(inner)))).toBe('a tableCell can’t contain a table.')
  })
})
describe('reading a document', () => {
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Open'), text(' house', { type: 'bold' })] },
    list('bulletList', text('  one '), text('two')),
    paragraph(text('before'), { type: 'hardBreak' }, text('after'), picture),
    paragraph({ ...picture, attrs: { src: '/media/2.webp' } }),
    { type: 'horizontalRule' },
    { type: 'codeBlock', content: [text('a\n  b')] },
  )

  test('puts its text on one line, with separators between blocks and lines but not between styles', () => {
    expect(plainText(document)).toBe('Open house · one · two · before after · a b')
  })

  test('finds the first image in reading order', () => {
    expect(findFirstPicture(document)).toEqual({ src: '/media/0123/640x480.webp', alt: 'The campus' })
    expect(findFirstPicture(doc(paragraph(text('none'))))).toBeNull()
  })

  test('gives an undescribed image an empty description', () => {
    expect(findFirstPicture(doc({ type: 'image', attrs: { src: '/a.webp', alt: null } }))).toEqual({
      src: '/a.webp',
      alt: '',
    })
  })

  test('lists its nodes in reading order', () => {
    expect([...walkNodes(doc(paragraph(text('a')), picture))].map(({ type }) => type)).toEqual([
      'doc',
      'paragraph',
      'text',
      'image',
    ])
  })
})
