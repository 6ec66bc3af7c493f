// @vitest-environment jsdom
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Prose } from '../../components/prose.tsx'
import { renderRichText } from './render-bodies.ts'

const show = (...content: RichTextNode[]) => {
  const html = renderRichText(JSON.stringify({ type: 'doc', content }))
  return render(html && <Prose as="rich-text" html={html} />)
}
const paragraph = (text: string, ...marks: NonNullable<RichTextNode['marks']>): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})

afterEach(cleanup)

describe('body of an update', () => {
  test('renders paragraphs, lists, headings and marks', () => {
    show(
      paragraph('bold', { type: 'bold' }, { type: 'italic' }),
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Where' }] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph('third')] }],
      },
    )
    expect(screen.getByText('bold').closest('strong')).not.toBeNull()
    expect(screen.getByText('bold').closest('em')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Where' })).toBeDefined()
    expect(screen.getByRole('list').getAttribute('start')).toBe('3')
  })

  test('renders a table that scrolls separately, also by keyboard, with its columns as label', () => {
    const cell = (type: string, text: string, attrs = {}) => ({ type, attrs, content: [paragraph(text)] })
    show({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Level'), cell('tableHeader', 'Fee')] },
        { type: 'tableRow', content: [cell('tableCell', 'All, P500', { colspan: 2 })] },
      ],
    })
    expect(screen.getByRole('region', { name: 'Level, Fee' }).tabIndex).toBe(0)
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.getByRole('cell').getAttribute('colspan')).toBe('2')
  })

  test('marks the language of a passage', () => {
    show(paragraph('may pasok ba?', { type: 'italic' }, { type: 'language', attrs: { lang: 'fil' } }))
    expect(screen.getByText('may pasok ba?').closest('[lang]')?.getAttribute('lang')).toBe('fil')
    const { container } = show(paragraph('x', { type: 'language', attrs: { lang: '"><script>' } }))
    expect(container.textContent).toBe('')
  })

  test('opens a link with target in a new tab without opener', () => {
    show(paragraph('form', { type: 'link', attrs: { href: 'https://forms.test/a', target: '_blank' } }))
    const link = screen.getByRole('link', { name: 'form' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  test('opens a page of the site in the same tab, even if the link has a target', () => {
    show(paragraph('how', { type: 'link', attrs: { href: '/admission', target: '_blank' } }))
    expect(screen.getByRole('link', { name: 'how' }).hasAttribute('target')).toBe(false)
  })

  test('renders an uploaded image with renditions and dimensions', () => {
    const src = `/media/${'a'.repeat(32)}/960x640.webp`
    const { container } = show({ type: 'image', attrs: { src, alt: 'The choir' } })
    const image = screen.getByRole('img', { name: 'The choir' })
    expect(image.getAttribute('width')).toBe('960')
    expect(image.getAttribute('height')).toBe('640')
    expect(container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toContain(
      '480x320.avif 480w',
    )
  })

  test('renders an image at its chosen width with matching dimensions', () => {
    const src = `/media/${'a'.repeat(32)}/960x640.webp`
    show({ type: 'image', attrs: { src, alt: 'The band', width: 475, height: 300 } })
    const image = screen.getByRole('img', { name: 'The band' })
    expect(image.getAttribute('width')).toBe('475')
    expect(image.getAttribute('height')).toBe('317')
    expect(image.getAttribute('sizes')).toBe('min(475px, 100vw)')
  })

  test.each([
    ['a link with a script URL', paragraph('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } })],
    ['an image with a script URL', { type: 'image', attrs: { src: 'javascript:alert(1)' } }],
    ['an unknown node', { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
    ['an unknown style', paragraph('x', { type: 'onclick', attrs: { code: 'alert(1)' } })],
  ])('renders nothing for %s', (_, node) => {
    expect(show(node).container.innerHTML).toBe('')
  })

  test('escapes markup in its text', () => {
    const { container } = show(paragraph('<img src=x onerror=alert(1)>'))
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined()
  })
})

describe('blocks between the paragraphs of a body', () => {
  const src = `/media/${'a'.repeat(32)}/960x640.webp`
  const figure = (attrs = {}): RichTextNode => ({ type: 'figure', attrs: { src, alt: 'The gate', ...attrs } })

  test('include an image with caption, credit, size and dimensions', () => {
    show(paragraph('a'), figure({ size: 'small', caption: 'At dawn', credit: 'Ana Reyes' }))
    const shown = screen.getByRole('figure')
    expect(shown.className).toContain('figure-small')
    expect(shown.textContent).toBe('At dawn Photo: Ana Reyes')
    expect(screen.getByRole('img', { name: 'The gate' }).getAttribute('height')).toBe('640')
  })

  test('render an image without a size at full width, and without text uncaptioned', () => {
    const { container } = show(figure())
    expect(screen.getByRole('figure').className).toContain('figure-medium')
    expect(container.querySelector('figcaption')).toBeNull()
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
  })

  test('link each gallery image to its full size and name an undescribed one by its position', () => {
    show({ type: 'gallery', content: [figure(), figure({ alt: '' })] })
    expect(screen.getByRole('link', { name: 'The gate' }).getAttribute('href')).toBe(src)
    expect(screen.getByRole('link', { name: 'Picture 2' })).toBeDefined()
  })

  test('show the type and size of a file', () => {
    show({
      type: 'file',
      attrs: { href: `/files/${'b'.repeat(32)}/Memo-12.pdf`, title: 'Memo 12', bytes: 120_400 },
    })
    const link = screen.getByRole('link', { name: 'Memo 12 PDF, 120 KB' })
    expect(link.hasAttribute('download')).toBe(true)
  })

  test('load a video only on a click', () => {
    const { container } = show({
      type: 'video',
      attrs: { href: 'https://youtu.be/dQw4w9WgXcQ', title: 'Our hymn' },
    })
    expect(container.querySelector('iframe, img, [src]')).toBeNull()
    expect(screen.getByRole('link', { name: 'Watch on YouTube' }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    )
    fireEvent.click(screen.getByRole('button', { name: /Play the video/ }))
    expect(screen.getByTitle('Our hymn').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    )
  })

  test('render a button as a link', () => {
    show({ type: 'button', attrs: { href: '/admission', label: 'Apply now' } })
    expect(screen.getByRole('link', { name: 'Apply now' }).className).toBe('button')
  })

  test.each([
    ['a video from an unknown site', { type: 'video', attrs: { href: 'https://elsewhere.test/v/1' } }],
    [
      'a file from another site',
      { type: 'file', attrs: { href: 'https://elsewhere.test/a.pdf', title: 'A' } },
    ],
    ['a gallery with 41 images', { type: 'gallery', content: Array.from({ length: 41 }, () => figure()) }],
  ])('render nothing for %s', (_, node) => {
    expect(show(node).container.innerHTML).toBe('')
  })
})
