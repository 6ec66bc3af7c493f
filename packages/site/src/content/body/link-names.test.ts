import { describe, expect, test } from 'vitest'
import { linkNames } from './link-names.ts'

const names = new Map([
  ['School of Nursing', '/nursing'],
  ['BS Nursing', '/programs/bs-nursing'],
  ['BS Nursing, second degree', '/programs/second-degree'],
  ["Dean's Office", '/dean'],
  ['Arts & Letters', '/arts'],
  ['Library', '/library'],
])
const link = (html: string, own = '/about') => linkNames(html, names, own)
const nursing = '<a href="/nursing">School of Nursing</a>'

describe('name of a page', () => {
  test('links at its first mention in each section', () => {
    expect(
      link(
        '<p>The School of Nursing, the School of Nursing.</p><h2>More</h2><p>Ask the School of Nursing.</p>',
      ),
    ).toBe(`<p>The ${nursing}, the School of Nursing.</p><h2>More</h2><p>Ask the ${nursing}.</p>`)
  })

  test('links once in each item and cell, also inside longer text', () => {
    expect(link('<ul><li>School of Nursing</li><li>Dean, School of Nursing</li></ul>')).toBe(
      `<ul><li>${nursing}</li><li>Dean, ${nursing}</li></ul>`,
    )
    expect(link('<tr><td>School of Nursing or School of Nursing</td><td>School of Nursing</td></tr>')).toBe(
      `<tr><td>${nursing} or School of Nursing</td><td>${nursing}</td></tr>`,
    )
  })

  test('matches whole names, the longest first, with typographic characters', () => {
    expect(link('<p>BS Nursing, second degree</p>')).toBe(
      '<p><a href="/programs/second-degree">BS Nursing, second degree</a></p>',
    )
    expect(link('<p>Dean’s Office, Arts &amp; Letters</p>')).toBe(
      '<p><a href="/dean">Dean’s Office</a>, <a href="/arts">Arts &amp; Letters</a></p>',
    )
    const other = '<p>Preschool of Nursing, School of Nursings</p>'
    expect(link(other)).toBe(other)
  })

  test('links a single word only if it is the whole text', () => {
    expect(link('<p>Library of two floors</p><table><tr><td>Library</td></tr></table>')).toBe(
      '<p>Library of two floors</p><table><tr><td><a href="/library">Library</a></td></tr></table>',
    )
    expect(link('<ul><li><p><b>Library</b> <span>Ana Cruz</span></p></li></ul>')).toContain(
      '<b><a href="/library">Library</a></b>',
    )
    expect(link('<ul><li>Library hours</li></ul>')).toBe('<ul><li>Library hours</li></ul>')
  })

  test.each([
    '<h2>School of Nursing</h2>',
    '<p><a href="/elsewhere">The <b>School of Nursing</b></a></p>',
    '<blockquote><p>Words.</p><p>Ana Cruz, School of Nursing</p></blockquote>',
    '<p><code>School of Nursing</code></p>',
    '<table><thead><tr><th>School of Nursing</th></tr></thead></table>',
    '<dl><div><dt>Library</dt><dd>Floor 2</dd></div></dl>',
    '<p><img alt="School of Nursing"></p>',
    '<p>See <a href="/nursing">its page</a> of the School of Nursing.</p>',
  ])('stays unchanged in %s', (html) => expect(link(html)).toBe(html))

  test("doesn't link to its own page", () => {
    const html = '<ul><li>School of Nursing</li></ul>'
    expect(link(html, '/nursing')).toBe(html)
  })
})
