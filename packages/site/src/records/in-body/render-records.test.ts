import { offices } from '@kampana/shared/resources/offices'
import { people } from '@kampana/shared/resources/people'
import { programs } from '@kampana/shared/resources/programs'
import { describe, expect, test } from 'vitest'
import { groupMembers, renderRecords, type RecordsInBody } from './render-records.ts'

const nursing = {
  title: 'School of <Nursing>',
  page: '/academics/school-of-nursing',
  place: 'Nursing wing',
  telephone: '(074) 555 0121',
  mail: 'nursing@divinian.example',
}
const staff = [
  { name: 'Dr. A', rank: 'Dean', degree: 'PhD', heads: 1, office: { id: 1, description: nursing.title } },
  { name: 'Ms. B', rank: 'Lecturer', degree: null, heads: 0, office: nursing.title },
  { name: 'Mr. C', rank: 'Lecturer', degree: 'RPh', heads: 0, office: nursing.title },
]
const render = (list: Partial<RecordsInBody>) =>
  renderRecords({
    resource: offices,
    records: [nursing],
    view: 'table',
    columns: null,
    members: new Map(),
    titleOf: () => undefined,
    ...list,
  })
const members = groupMembers(offices, staff)

describe('records in a body', () => {
  test('group table rows with the same first cell and label only cells with a value', () => {
    const html = render({ resource: people, records: staff })
    expect(html).toContain('<th role="rowheader" scope="rowgroup" rowspan="2">Lecturer</th>')
    expect(html).toContain('<td role="cell">Ms. B</td><td role="cell"></td>')
    expect(html).toContain('<td role="cell">Mr. C</td><td role="cell" data-label="Degree">RPh</td>')
  })

  test('show portraits in a table if at least half of the records have one', () => {
    const portrait = { portrait: '/content/files/pictures/a.svg', portrait_alt: 'A in a barong' }
    const [dean, lecturer, other] = staff
    const show = (...records: object[]) => render({ resource: people, records: records as typeof staff })
    expect(show({ ...dean, ...portrait }, lecturer!)).toContain(
      '<img src="/content/files/pictures/a.svg" alt="A in a barong"',
    )
    expect(show({ ...dean, ...portrait }, lecturer!, other!)).not.toContain('<img')
    expect(show({ ...dean, ...portrait, portrait: 'http://elsewhere.example/a.png' })).not.toContain('<img')
  })

  test('begin facts with the head of the office', () => {
    expect(render({ view: 'facts', members })).toBe(
      '<dl class="facts"><div><dt>Dean</dt><dd>Dr. A</dd></div><div><dt>Place</dt><dd>Nursing wing</dd></div><div><dt>Telephone</dt><dd>(074) 555 0121</dd></div><div><dt>E-mail</dt><dd><a href="mailto:nursing@divinian.example">nursing@divinian.example</a></dd></div></dl>\n',
    )
  })

  test('link a directory to the page, list the people, and escape HTML of records', () => {
    const html = render({ view: 'directory', members })
    expect(html).toContain('<h3><a href="/academics/school-of-nursing">School of &lt;Nursing&gt;</a></h3>')
    expect(html).toContain(
      '<summary>2 more people</summary><dl><dt>Lecturer</dt><dd>Ms. B</dd><dd>Mr. C</dd></dl>',
    )
    expect(render({ view: 'directory', members: groupMembers(offices, staff.slice(0, 1)) })).not.toContain(
      '<details>',
    )
  })

  test("name a page's address by its title", () => {
    const school = '/academics/school-of-nursing'
    const html = render({
      resource: programs,
      records: [{ short: 'BS Nursing', school }],
      columns: ['short', 'school'],
      titleOf: (address) => (address === school ? 'School of Nursing' : undefined),
    })
    expect(html).toContain(`<a href="${school}">School of Nursing</a>`)
  })

  test("don't link a javascript: address", () => {
    const html = render({ view: 'cards', records: [{ ...nursing, page: 'javascript:alert(1)' }] })
    expect(html).not.toContain('<a href="javascript')
  })

  test('render an empty list as nothing', () => expect(render({ records: [] })).toBe(''))
})
