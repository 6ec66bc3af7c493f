import { expect, test } from 'vitest'
import { patchPage } from './preview-frame.tsx'

const page = (body: string, head = '<title>A</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
const open = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const words = (text: string) =>
  page(`<main><h1>History</h1>${text}<img src="/a.avif"></main><footer>End</footer>`)

test.each([
  ['changes a word', words('<p>One bell.</p>'), words('<p>Two bells.</p>')],
  ['changes attributes', words('<p class="a">One</p>'), words('<p id="b">One</p>')],
  ['adds blocks', words('<p>One</p>'), words('<p>Zero</p><p>One</p><ul><li>Two</li></ul>')],
  ['removes a block', words('<p>One</p><p>Two</p>'), words('<p>Two</p>')],
  ['replaces a paragraph with a heading', words('<p>One</p>'), words('<h2>One</h2>')],
  ['empties the body', words('<p>One</p>'), page('')],
  [
    'replaces the head',
    page('<p>One</p>'),
    page('<p>One</p>', '<title>B</title><style>p{color:red}</style>'),
  ],
  ['changes the language', page(''), page('').replace('"en"', '"fil"')],
  ['replaces an image', words('<p>One</p>'), words('<p>One</p>').replace('a.avif', 'b.avif')],
])('patch page: %s', (_what, former, next) => {
  const shown = open(former)
  patchPage(shown, next)
  expect(shown.documentElement.outerHTML).toBe(open(next).documentElement.outerHTML)
})

test('patch page: keeps elements that both pages have', () => {
  const shown = open(words('<p>One</p><p>Two</p>'))
  const kept = ['h1', 'img', 'p:last-of-type', 'footer'].map((name) => shown.querySelector(name))
  patchPage(shown, words('<p>Zero</p><p>One bell</p><p>Two</p>'))
  expect(['h1', 'img', 'p:last-of-type', 'footer'].map((name) => shown.querySelector(name))).toEqual(kept)
  expect(kept.every((element) => element?.isConnected)).toBe(true)
})
