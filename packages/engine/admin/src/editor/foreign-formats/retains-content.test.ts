import * as fc from 'fast-check'
import { isEqual } from 'es-toolkit'
import { expect, test } from 'vitest'
import { toHtml } from '../testing/html.ts'
import { readStoredBody } from './read-stored-body.ts'

/** Current and obsolete HTML elements, and some that other editors have invented. */
const elements = (
  'a abbr acronym address area article aside audio b base bdi bdo big blockquote br button canvas caption center cite ' +
  'code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font ' +
  'footer form frame h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label legend li link main map mark ' +
  'marquee math menu meta meter nav nobr noscript object ol optgroup option output p param picture pre progress q rp ' +
  'rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table ' +
  'tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr ' +
  'oembed o:p x-poll trix-attachment'
).split(' ')
const address = 'https://media.example/a'
const attributes = [
  '',
  ...['src', 'href', 'url', 'data', 'data-value', 'data-src', 'poster', 'cite', 'value', 'onclick'].map(
    (name) => `${name}="${address}"`,
  ),
]

/** Readable text and media of HTML. */
const seen = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style')) element.remove()
  // Nobody can follow a link without text or image.
  const links = [...body.querySelectorAll(`a[href="${address}"]`)].filter(
    (link) => link.textContent.trim() !== '' || link.querySelector('img'),
  )
  return {
    text: body.textContent.replaceAll(/\s/g, ''),
    pictures: body.querySelectorAll(`img[src="${address}"]`).length,
    isLinked: links.length > 0,
    rules: body.querySelectorAll('hr').length,
  }
}
const losesContent = (html: string): boolean => {
  const body = readStoredBody(html)
  return body !== undefined && 'document' in body && !isEqual(seen(toHtml(html)), seen(html))
}
const isLocked = (stored: string): boolean => 'words' in readStoredBody(stored)!

test('foreign bodies: an element with a URL makes a body read-only, except images and links', () => {
  const holding = elements.filter((name) =>
    ['src', 'url', 'data-value'].some(
      (attribute) => !isLocked(`<p>a</p><${name} ${attribute}="${address}"></${name}><p>b</p>`),
    ),
  )
  // Browsers drop table and frame tags outside a table or frameset, and this editor drops styles.
  expect(holding.toSorted()).toEqual([...dropped, 'img', 'link', 'meta', 'style'].toSorted())
})
const dropped = 'caption col colgroup frame tbody td tfoot th thead tr'.split(' ')

test('foreign bodies: a body is read-only, or the editor preserves its text and media', () => {
  const tag = fc.record({
    name: fc.constantFrom(...elements),
    attribute: fc.constantFrom(...attributes),
    text: fc.constantFrom('', 'one ', ' two'),
  })
  const around = (inner: fc.Arbitrary<string>) =>
    fc
      .tuple(tag, inner, inner)
      .map(
        ([{ name, attribute, text }, ...each]) => `<${name} ${attribute}>${text}${each.join('')}</${name}>`,
      )
  const tree = around(fc.oneof(fc.constant(''), around(fc.constantFrom('', 'three'))))
  const bodies = fc.sample(fc.array(tree, { minLength: 1, maxLength: 3 }), { numRuns: 400, seed: 2026 })
  expect(bodies.map((trees) => `<p>a</p>${trees.join('')}`).filter(losesContent)).toEqual([])
})

test.each(['p', 'li', 'h2', 'pre', 'blockquote', 'figure'])(
  'foreign bodies: the editor keeps the content of any element in %s, or makes the body read-only',
  (outer) => {
    const inner = elements.flatMap((name) =>
      attributes
        .slice(0, 3)
        .flatMap((attribute) => ['', 'word'].map((text) => `<${name} ${attribute}>${text}</${name}>`)),
    )
    expect(inner.map((each) => `<${outer}>a ${each} b</${outer}>`).filter(losesContent)).toEqual([])
  },
)
