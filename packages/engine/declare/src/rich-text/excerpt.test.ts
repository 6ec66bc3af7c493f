import { expect, test } from 'vitest'
import { doc, list, paragraph, text } from '../testing/documents.ts'
import { createExcerpt } from './excerpt.ts'

const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const excerpt = (...blocks: unknown[]) => createExcerpt(doc(...blocks))

test('excerpt: contains the first paragraphs, up to a heading or a list', () => {
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

test('excerpt: contains the whole text if there is no paragraph', () => {
  const blocks = [heading('Every day'), list('orderedList', text('6:00 Mass'), text('9:00 Exhibits'))]
  expect(excerpt(...blocks)).toBe('Every day · 6:00 Mass · 9:00 Exhibits')
  expect(excerpt()).toBe('')
})

test('excerpt: ends a long text after a whole word', () => {
  const long = excerpt(paragraph(text('mountain '.repeat(60))))
  expect(long).toMatch(/^(?:mountain )+mountain…$/)
  expect(long.length).toBeLessThanOrEqual(240)
})
