import { describe, expect, inject, test } from 'vitest'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { folderFiles } from '../folder/files.ts'
import { readContent } from '../read-content.ts'
import { layeredFiles } from '../editing/layered-files.ts'
import { render, setContent } from '../../entry-server.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { withContents } from './contents.ts'
import { initials } from './school.ts'

const section = (name: string) => `<h2 id="${name}">${name}</h2><p>${'word '.repeat(100)}</p>`
const long = `<p>Opening</p>${['one', 'two', 'three', 'four'].map(section).join('')}`

test('layouts: a long text links to its headings after its opening, before an image; short texts don’t', () => {
  const html = withContents(long, 'On this page')
  expect(html).toMatch(
    /^<p>Opening<\/p><nav class="contents" aria-label="On this page"><ul><li><a href="#one">one</,
  )
  expect(html.match(/<a href="#/g)).toHaveLength(4)
  const scene = '<figure><img alt=""></figure>'
  const pictured = long.replace('</p><h2', `</p>${scene}<h2`)
  expect(withContents(pictured, '')).toMatch(/^<p>Opening<\/p><nav.*<\/nav><figure>.*<\/figure><h2/)
  const short = long.replaceAll('word ', '')
  expect(withContents(short, '')).toBe(short)
  const one = long.replaceAll(/<h2 id="(?!one)\w+">/g, '<h2>')
  expect(withContents(one, '')).toBe(one)
})

test.each([
  ['Dr. Corazon M. Ibarreta, RN', 'CI'],
  ['Sister Imelda P. Gayares', 'IG'],
  ['Atty. Delfin U. Carandang-Ruiz', 'DC'],
  ['Ñino', 'Ñ'],
])('layouts: show %s without a portrait as %s', (name, letters) => expect(initials(name)).toBe(letters))

test('layouts: a placeholder with a text is a regular page with the sentence above its text', async () => {
  const gallery = '---\ntitle: Gallery\nkind: placeholder\nplace: h\n---\n\nThe feast of 1998.\n'
  const files = layeredFiles(folderFiles(fixtureCollege), new Map([['pages/gallery.md', gallery]]))
  await setContent(readContent(files), 'a filled placeholder')
  const api = fakeApi()
  const request = { api, today: '2026-11-21', timeZone: 'Asia/Manila' }
  const { html } = await render({ ...request, url: new URL('https://college.test/gallery') })
  await setContent(inject('content'), 'as before')
  expect(html).toMatch(
    /<p class="placeholder-words">Please visit us again as we are currently updating.*The feast of 1998/s,
  )
  expect(html).not.toContain('Related pages')
})

describe('layouts', () => {
  const page = (front: string) =>
    `---\ntitle: Records\ndescription: How to get them.\nstanding: It takes ten days.\n${front}---\n\nOpening.\n\n## Steps\n\nOne.\n`
  const read = (front: string, more: Readonly<Record<string, string>> = {}) =>
    readContent(
      layeredFiles(
        folderFiles(fixtureCollege),
        new Map(Object.entries({ 'pages/records.md': page(front), ...more })),
      ),
    ).pages['/records']!
  const offices = `- { title: Records Office, page: /records, place: Room 1, hours: 'Mondays', telephone: '(074) 555 0100', mail: a@b.example }\n`
  const people = `- { name: 'Dr. Ana Cruz', office: Records Office, rank: Dean, degree: PhD, heads: 1 }\n`

  test('a task shows its button, office hours and telephone, and ends with all contacts', () => {
    const task =
      'shape: task\naction: Ask\naction_href: /contact-us\noffice: Records Office\nnext: /contact-us\n'
    const made = read(task, { 'offices.yaml': offices, 'people.yaml': people })
    expect(made.task?.button).toEqual({ label: 'Ask', href: '/contact-us' })
    expect(made.task?.next?.path).toBe('/contact-us')
    expect(made.task?.hours).toMatch(/Hours.*Mondays.*<a href="tel:\+?\d+">\(074\)/)
    expect(made.task?.hours).not.toContain('Room 1')
    expect(made.html).toMatch(/One\.<\/p>.*<h2 id="contact">Contact<\/h2>.*Dr\.\sAna Cruz.*Room 1/s)
  })

  test('a school shows its head after the opening', () => {
    const { html } = read('shape: school\n', { 'offices.yaml': offices, 'people.yaml': people })
    expect(html).toMatch(
      /Opening\..*<p>Dean: <a href="#dean">Dr\.\sAna Cruz<\/a><\/p>.*<h2 id="dean">Dean<\/h2>.*>AC<.*Dr\.\sAna Cruz.*<h2 id="steps">/s,
    )
  })

  test("a school shows its head's portrait, if any", () => {
    const portrait = people.replace(' }', ", portrait: pictures/cruz.svg, portraitAlt: 'Doctor Cruz.' }")
    const { html } = read('shape: school\n', {
      'offices.yaml': offices,
      'people.yaml': portrait,
      'pictures/cruz.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"></svg>',
    })
    expect(html).toMatch(/<img src="[^"]*cruz-[\w-]{8}\.svg" alt="Doctor Cruz\."/)
    expect(html).not.toContain('>AC<')
  })

  test('names of programs, schools and offices link to their pages, except on their own page', () => {
    const body = '\nAsk the Records Office.\n'
    const more = { 'offices.yaml': offices, 'people.yaml': people }
    const at = (path: string) => {
      const files = new Map(Object.entries({ 'pages/records.md': page('') + body, ...more }))
      if (path !== '/records') files.set(`pages${path}.md`, page('').replace('Records', 'Desk') + body)
      return readContent(layeredFiles(folderFiles(fixtureCollege), files)).pages[path]!.html
    }
    expect(at('/records')).toContain('<p>Ask the Records Office.</p>')
    expect(at('/desk')).toContain('<p>Ask the <a href="/records">Records Office</a>.</p>')
  })

  test('a page without a layout is a story and rejects fields of a task', () => {
    expect(read('')).not.toHaveProperty('shape')
    expect(() => read('action: Ask\n')).toThrow('pages/records.md:5: action: is not allowed with this shape.')
    expect(() => read('office: Records Office\n', { 'offices.yaml': offices })).toThrow(
      'office: is not allowed with this shape.',
    )
  })
})
