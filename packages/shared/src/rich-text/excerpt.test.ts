import { expect, test } from 'vitest'
import { doc, list, paragraph, text } from '../../../../tests/support/input/documents.ts'
import { createExcerpt } from './excerpt.ts'

const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const excerpt = (...blocks: unknown[]) => createExcerpt(doc(...blocks))

test('excerpt: an excerpt is the first paragraphs, without what stands before, and ends where a heading or a list begins', () => {
  const quotation = { type: 'blockquote', content: [paragraph(text('Sing.')), heading('Of old')] }
  const opening = [
    heading('The feast'),
    paragraph(text('Come.')),
    paragraph(),
    paragraph(text('Bring rice.')),
  ]
  const more = paragraph(text('Amen.'))
  expect(excerpt(...opening, heading('Every day'), more)).toBe('Come. Bring rice.')
  expect(excerpt(...opening, list('bulletList', text('6:00 Mass')), more)).toBe('Come. Bring rice.')
  expect(excerpt(quotation, more)).toBe('Sing.')
  expect(excerpt(...opening, { type: 'horizontalRule' }, more)).toBe('Come. Bring rice. Amen.')
})

test('excerpt: where there is no paragraph, an excerpt is all that there is, parted', () => {
  const blocks = [heading('Every day'), list('orderedList', text('6:00 Mass'), text('9:00 Exhibits'))]
  expect(excerpt(...blocks)).toBe('Every day · 6:00 Mass · 9:00 Exhibits')
  expect(excerpt()).toBe('')
})

test('excerpt: an excerpt that is too long ends with a word', () => {
  const long = excerpt(paragraph(text('mountain '.repeat(60))))
  expect(long).toMatch(/^(?:mountain )+mountain…$/)
  expect(long.length).toBeLessThanOrEqual(240)
})
