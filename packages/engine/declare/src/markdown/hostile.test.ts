import { describe, expect, test } from 'vitest'
import { doc, paragraph, text } from '../testing/documents.ts'
import { stripDelimiters } from '../messages/message.ts'
import { bodyToMarkdown } from './body-to-markdown.ts'
import { canonicalDocument } from './canonical.ts'
import { markdownToBody } from './markdown-to-body.ts'

const lines = (line: string, count: number) => `${line}\n`.repeat(count)
const items = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
const fence = (json: string) => `\`\`\`body\n${json}\n\`\`\``

const long = 'it is too long.'
const deep = 'it is nested too deeply.'
const signs = 'a paragraph has too many characters such as *, _, [ or <.'

describe('hostile Markdown', () => {
  test.each([
    ['5,000 nested quotes', '>'.repeat(5_000), deep],
    ['50 nested quotes', `${'> '.repeat(50)}a`, deep],
    ['50 nested lists', items(50), deep],
    ['33 nested lists', items(33), deep],
    ['100,000 paragraphs', lines('a\n', 100_000), long],
    ['100,000 items', lines('- a', 100_000), long],
    ['100,000 quotes', lines('> a', 100_000), long],
    ['100,000 rows', `| a |\n| - |\n${lines('| b |', 100_000)}`, long],
    ['1,000,000 letters', 'a'.repeat(1_000_000), long],
    ['10,000 brackets', '['.repeat(10_000), signs],
    ['10,000 asterisks', '*a '.repeat(10_000), signs],
    ['10,000 nested emphases', `${'**a'.repeat(10_000)}${'**'.repeat(10_000)}`, signs],
    ['10,000 tags', '<sub>'.repeat(10_000), signs],
  ])('rejects %s with the problem', (_what, markdown, problem) => {
    const result = markdownToBody(markdown)
    expect('problem' in result ? stripDelimiters(result.problem) : undefined).toBe(problem)
  })

  test.each([
    ['HTML', '<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b'],
    ['an unclosed tag', 'a <sub>b'],
    ['10,000 values', '{{college.name'.repeat(10_000)],
    ['unknown directives', '::nothing data.x\n\n::facts data.y'],
  ])('keeps %s as text', (_what, markdown) => {
    const result = markdownToBody(markdown)
    expect(JSON.stringify(result)).not.toContain('"type":"facts"')
    const said = 'document' in result ? JSON.stringify(result.document) : ''
    for (const word of markdown.split(/\s+/).filter(Boolean))
      expect(said).toContain(JSON.stringify(word).slice(1, -1))
  })

  test.each([
    ['nested 5,000 levels deep', `${'{"type":"blockquote","content":['.repeat(5_000)}${']}'.repeat(5_000)}`],
    ['of an unknown type', '{"type":"script"}'],
    ['with invalid content', '{"type":"doc","content":{"a":1}}'],
    ['with a prototype', '{"type":"paragraph","__proto__":{"type":"doc"}}'],
    ['with a script URL', '{"type":"figure","attrs":{"src":"javascript:alert(1)"}}'],
  ])('keeps a fenced node %s as code', (_what, json) => {
    const result = markdownToBody(fence(json))
    const [only, ...others] = 'document' in result ? (result.document.content ?? []) : []
    expect([only?.type, only?.content?.[0]?.text, others]).toEqual(['codeBlock', json, []])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])('rejects a link to %s', (href) =>
    expect(markdownToBody(`[a](<${href}>)`)).toHaveProperty('problem'),
  )
})

describe('a body whose Markdown would be rejected', () => {
  test.each([
    // More than 20,000 lines.
    ['10,500 rules', doc(...Array.from({ length: 10_500 }, () => ({ type: 'horizontalRule' })))],
    ['10,000 brackets', doc(paragraph(text('['.repeat(10_000))))],
    ['deeply indented code', doc({ type: 'codeBlock', content: [text(`a\n${' '.repeat(200)}b`)] })],
    ['400,000 letters', doc(paragraph(text('a'.repeat(400_000))))],
  ])('survives a round trip with %s', (_what, document) => {
    expect(markdownToBody(bodyToMarkdown(document))).toEqual({ document: canonicalDocument(document) })
  })
})
