import { describe, expect, test } from 'vitest'
import { doc, paragraph, text } from '../testing/documents.ts'
import { stripDelimiters } from '../messages/message.ts'
import { createExcerpt } from './excerpt.ts'
import { isBlank } from './plain-text.ts'
import { findFirstPicture, parseRichText, plainText } from './rich-text.ts'

const src = `/media/${'a'.repeat(32)}/960x640.webp`
const figure = (attrs = {}) => ({
  type: 'figure',
  attrs: {
    src,
    alt: 'The gate',
    width: 960,
    height: 640,
    size: 'medium',
    caption: null,
    credit: null,
    ...attrs,
  },
})
const file = (attrs = {}) => ({
  type: 'file',
  attrs: { href: `/files/${'b'.repeat(32)}/Memo-12.pdf`, title: 'Memo 12', bytes: 120_000, ...attrs },
})
const video = (href: string) => ({ type: 'video', attrs: { href } })
const problem = (...content: object[]) => {
  const result = parseRichText(JSON.stringify(doc(...content)))
  return 'problem' in result ? stripDelimiters(result.problem) : undefined
}

describe('figures, galleries, files, videos and buttons', () => {
  test('are allowed between paragraphs and in lists', () => {
    const button = { type: 'button', attrs: { href: '/admission', label: 'Apply now' } }
    const watched = video('https://youtu.be/dQw4w9WgXcQ')
    const item = { type: 'listItem', content: [paragraph(text('a')), figure({ size: 'small' }), file()] }
    const gallery = { type: 'gallery', content: [figure(), figure({ alt: '' })] }
    expect(problem(figure(), gallery, file(), watched, button, { type: 'bulletList', content: [item] })).toBe(
      undefined,
    )
  })

  test.each([
    [figure({ src: 'http://elsewhere.test/a.jpg' }), 'pictures must be uploaded to this website first.'],
    [figure({ size: 'huge' }), 'a figure can’t have this size.'],
    [figure({ caption: 'x'.repeat(501) }), 'captions and descriptions can have at most 500 characters.'],
    [figure({ onclick: 'x' }), 'a figure can’t have the property onclick.'],
    [{ type: 'gallery' }, 'a gallery needs at least one picture.'],
    [
      { type: 'gallery', content: Array.from({ length: 41 }, () => figure()) },
      'a gallery can have at most 40 pictures, and this gallery has 41. Please split it in two.',
    ],
    [{ type: 'gallery', content: [paragraph()] }, 'a gallery can’t contain a paragraph.'],
    [file({ href: 'https://elsewhere.test/memo.pdf' }), 'files must be uploaded to this website first.'],
    [file({ href: `/files/${'b'.repeat(32)}/memo.html` }), 'files must be uploaded to this website first.'],
    [
      video('https://elsewhere.test/watch?v=dQw4w9WgXcQ'),
      'a video must be a YouTube, Vimeo or Facebook link.',
    ],
    [
      { type: 'button', attrs: { href: '/a', label: ' ' } },
      'a button needs a label of at most 80 characters.',
    ],
    [
      { type: 'button', attrs: { href: 'javascript:alert(1)', label: 'Go' } },
      'a link must point to a web page, an e-mail address, a telephone number or a page of this website.',
    ],
    [
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [figure()] }] }],
      },
      'a tableCell can’t contain a figure.',
    ],
  ])('%j is rejected', (node, sentence) => expect(problem(node)).toBe(sentence))

  test('contribute their texts to search and excerpts', () => {
    const document = doc(
      { type: 'gallery', content: [figure({ caption: 'The choir', credit: 'Ana Reyes' })] },
      paragraph(text('They sang.')),
      file(),
    )
    expect(plainText(document)).toBe('The choir · Ana Reyes · They sang. · Memo 12')
    expect(createExcerpt(document)).toBe('They sang.')
    expect(findFirstPicture(document)).toEqual({ src, alt: 'The gate' })
  })

  test('form a body on their own, if they are a video or an image', () => {
    expect(isBlank(doc(video('https://vimeo.com/76979871')))).toBe(false)
    expect(isBlank(doc(figure({ alt: '' })))).toBe(false)
    expect(isBlank(doc(paragraph(text(' '))))).toBe(true)
  })
})
