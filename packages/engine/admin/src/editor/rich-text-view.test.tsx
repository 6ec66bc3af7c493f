import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichTextView } from './rich-text-view.tsx'

const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks })
const show = (...content: object[]) =>
  render(<RichTextView stored={JSON.stringify({ type: 'doc', content })} />).container

test('rich text view: renders headings one level below the page’s heading', () => {
  show({ type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [text('Schedule')] })
  expect(screen.getByRole('heading', { level: 2, name: 'Schedule' })).toHaveStyle({ textAlign: 'center' })
})

test('rich text view: nests marks', () => {
  show({
    type: 'paragraph',
    content: [text('now', { type: 'bold' }, { type: 'link', attrs: { href: '/x' } })],
  })
  expect(screen.getByRole('link', { name: 'now' })).toHaveAttribute('href', '/x')
  expect(screen.getByText('now').closest('strong')).not.toBeNull()
})

test('rich text view: offers our own images in several sizes, with their description', () => {
  const src = `/media/${'a'.repeat(32)}/960x540.webp`
  show({ type: 'paragraph', content: [{ type: 'image', attrs: { src, alt: 'The tower' } }] })
  expect(screen.getByRole('img', { name: 'The tower' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('480w'),
  )
})

test('rich text view: shows text that looks like markup as text', () => {
  const container = show({ type: 'paragraph', content: [text('<img src=x onerror=alert(1)>')] })
  expect(container.querySelector('img')).toBeNull()
})

test('rich text view: shows the text of an invalid body', async () => {
  show({ type: 'table', content: [text('Tuition and fees')] })
  expect(await screen.findByText('Tuition and fees')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('foreign format')
})

test('rich text view: shows a foreign body', async () => {
  render(<RichTextView stored="<h2>Hours</h2><p>From eight</p>" />)
  expect(await screen.findByRole('heading', { name: 'Hours' })).toBeVisible()
})

test('rich text view: renders facts, verses and small marks as semantic elements', () => {
  const words = (type: string, ...content: object[]) => ({ type, content })
  const container = show(
    words('facts', words('fact', words('term', text('Fee')), words('description', text('500')))),
    { type: 'verse', attrs: { lang: 'fil' }, content: [words('stanza', text('Bayang magiliw'))] },
    words('paragraph', text('st', { type: 'superscript' }), {
      type: 'value',
      attrs: { name: 'college.name', text: 'Divinian College' },
    }),
  )
  expect(screen.getByRole('term')).toHaveTextContent('Fee')
  expect(screen.getByRole('definition')).toHaveTextContent('500')
  expect(container.querySelector('[lang=fil]')).toHaveTextContent('Bayang magiliw')
  expect(container.querySelector('sup')).toHaveTextContent('st')
  expect(screen.getByText(/Divinian College/)).toBeVisible()
})
