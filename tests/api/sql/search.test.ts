import { describe, expect, test } from 'vitest'
import { sampleCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { bodyOf, documentOf } from '../../support/input/rich-text.ts'

interface Result {
  kind: string
  title: string
  address: string
  excerpt: string
  posted_at: string | null
  found: { title: [number, number][]; excerpt: [number, number][] }
}
interface Answer {
  data: Result[]
  meta: { total: number; last_page: number }
  all: boolean
  instead: string | null
}
const ask = async (person: Person, question: string, page = 1) => {
  const query = new URLSearchParams({ q: question, page: String(page) })
  const { status, body } = await person.get(`/api/search?${query}`)
  expect(status).toBe(200)
  return body as unknown as Answer
}
const titles = async (person: Person, question: string): Promise<string[]> =>
  (await ask(person, question)).data.map(({ title }) => title)

describe('search: a visitor finds', () => {
  test('updates by words of title, subtitle and body, ignoring case and accents', async () => {
    const { visitor, publish } = await college()
    await publish({
      title: 'Señora Peñafrancia’s FEAST',
      subtitle: 'A novena begins',
      updates: bodyOf('Bring a piña for Santo Niño.'),
    })
    for (const question of ['PEÑAFRANCIA', 'penafrancia feast', 'Novena', 'pina', 'PIÑA ninõ', 'Pen\u0303a'])
      expect([question, ...(await titles(visitor(), question))]).toContain('Señora Peñafrancia’s FEAST')
    expect(await titles(visitor(), 'frozen mango')).toEqual([])
  })

  test('words by prefix', async () => {
    const { visitor, publish } = await college()
    await publish({ title: 'Intramurals of the grade school' })
    expect((await titles(visitor(), 'intramur'))[0]).toBe('Intramurals of the grade school')
    expect((await titles(visitor(), 'grade intramural'))[0]).toBe('Intramurals of the grade school')
  })

  test('titles before bodies, and newer before older equals', async () => {
    let time = new Date('2026-06-01T00:00:00Z')
    const { visitor, publish } = await college({ now: () => time })
    for (const title of ['Typhoon of June', 'Typhoon of July', 'After the storm', 'Typhoonlike winds']) {
      time = new Date(time.getTime() + 60_000)
      await publish({ title, updates: bodyOf('The typhoon, the typhoon, the typhoon.') })
    }
    const { data } = await ask(visitor(), 'typhoon')
    const posted = data.filter(({ address }) => address.startsWith('/updates/'))
    expect(posted.map(({ title }) => title)).toEqual([
      'Typhoon of July',
      'Typhoon of June',
      'Typhoonlike winds',
      'After the storm',
    ])
  })

  test('pages by their faculty and monographs', async () => {
    const { visitor } = await college({ settings: { COLLEGE_DIR: sampleCollege } })
    const [first] = (await ask(visitor(), 'school of nursing')).data
    expect(first).toMatchObject({ title: 'School of Nursing', address: '/academics/school-of-nursing' })
    const teacher = (await ask(visitor(), 'Lourdes Ilagayan')).data.slice(0, 2)
    expect(teacher.map(({ kind, address }) => [kind, address])).toEqual([
      ['About Us', '/about-us/directory'],
      ['Academics', '/academics/school-of-nursing'],
    ])
    expect((await ask(visitor(), 'mangrove seedlings')).data[0]).toMatchObject({
      kind: 'Monograph',
      address: '/student-services/research/bakawan',
    })
    expect(await titles(visitor(), 'calendar')).toContain('Calendar')
  })

  test('job openings until the end of their closing day', async () => {
    let time = new Date('2026-11-21T15:59:00Z')
    const { administrator, visitor } = await college({ now: () => time })
    const made = await administrator.post<{ id: number }>('/api/job-openings', {
      ...jobOpening,
      closing_day: '2026-11-21',
    })
    const [opening] = (await ask(visitor(), 'school librarian')).data
    expect(opening).toMatchObject({
      kind: 'Job opening',
      title: 'School librarian',
      address: `/career#opening-${made.body.data.id}`,
    })
    time = new Date('2026-11-21T16:01:00Z')
    expect(await titles(visitor(), 'school librarian')).not.toContain('School librarian')
  })

  test('matching words with their positions, for marking', async () => {
    const { visitor, publish } = await college()
    await publish({
      title: 'Ang Niño ng bayan',
      updates: bodyOf(`${'Nothing of it here. '.repeat(40)}The Santo NIÑO is carried <b>home</b> at dusk.`),
    })
    const [{ title, excerpt, found }] = (await ask(visitor(), 'nino')).data as [Result]
    expect(found.title.map(([from, to]) => title.slice(from, to))).toEqual(['Niño'])
    expect(found.excerpt.map(([from, to]) => excerpt.slice(from, to))).toEqual(['NIÑO'])
    expect(excerpt).toContain('is carried <b>home</b> at dusk.')
    expect(excerpt.length).toBeLessThan(300)
  })

  test('words of headings, paragraphs and lists separately', async () => {
    const { visitor, publish } = await college()
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Every day' }] }
    const blocks = JSON.parse(bodyOf('6:00 Bibingka', '9:00 Exhibits')) as { content: RichTextNode[] }
    await publish({ title: 'Feast', updates: documentOf(heading, ...blocks.content) })
    expect((await ask(visitor(), 'bibingka')).data[0]!.excerpt).toBe(
      'Every day · 6:00 Bibingka · 9:00 Exhibits',
    )
  })

  test('ten results per page', async () => {
    const { visitor, publish } = await college()
    for (let n = 1; n <= 12; n++) await publish({ title: `Olympiad ${n}` })
    const first = await ask(visitor(), 'olympiad')
    expect([first.data.length, first.meta.total, first.meta.last_page]).toEqual([10, 12, 2])
    expect((await ask(visitor(), 'olympiad', 2)).data.map(({ title }) => title)).toEqual([
      'Olympiad 2',
      'Olympiad 1',
    ])
    expect((await ask(visitor(), 'olympiad', 999_999_999)).data).toEqual([])
  })

  test('partial matches with a hint if nothing matches every word', async () => {
    const { visitor, publish } = await college()
    await publish({ title: 'Regatta on the river' })
    const { all, data } = await ask(visitor(), 'when does the regatta zzzgibberish begin')
    expect(all).toBe(false)
    expect(data[0]!.title).toBe('Regatta on the river')
  })

  test('the intended word after a typo', async () => {
    const { visitor, publish } = await college()
    await publish({ title: 'Graduation of the Señor High' })
    const { instead, data } = await ask(visitor(), 'gradaution')
    expect([instead, data[0]!.title]).toEqual(['graduation', 'Graduation of the Señor High'])
    expect((await ask(visitor(), 'graduaton senor')).instead).toBe('graduation senor')
    expect((await ask(visitor(), 'graduation')).instead).toBeNull()
    expect((await ask(visitor(), 'xqzwvk')).instead).toBeNull()
  })
})

describe('search: nobody finds', () => {
  test('drafts, or scheduled updates before their time', async () => {
    let time = new Date('2026-11-21T08:00:00Z')
    const { app, administrator, visitor, publish } = await college({ now: () => time })
    await publish({ title: 'Secretplan underquilted', posted_at: null })
    await publish({ title: 'Secretplan scheduled', posted_at: '2026-11-21T09:00:00Z' })
    for (const person of [visitor(), administrator]) expect(await titles(person, 'secretplan')).toEqual([])
    time = new Date('2026-11-21T09:00:01Z')
    await app.publishDue()
    expect(await titles(visitor(), 'secretplan')).toEqual(['Secretplan scheduled'])
    expect((await ask(visitor(), 'underqiulted')).instead).toBeNull()
  })

  test('earlier text of edited, unpublished or deleted updates', async () => {
    const { administrator, visitor, publish } = await college()
    const { id } = await publish({ title: 'Oldword', updates: bodyOf('Firstbody.') })
    const path = `/api/updates/${id}`
    await administrator.put(path, { title: 'Newword', updates: bodyOf('Secondbody.') })
    expect([await titles(visitor(), 'oldword'), await titles(visitor(), 'firstbody')]).toEqual([[], []])
    expect(await titles(visitor(), 'secondbody')).toEqual(['Newword'])

    await administrator.delete(path)
    expect(await titles(visitor(), 'newword')).toEqual([])
    await administrator.post(`${path}/restore`)
    expect(await titles(visitor(), 'newword')).toEqual(['Newword'])

    await administrator.put(path, { posted_at: null })
    expect(await titles(visitor(), 'newword')).toEqual([])
  })

  test('e-mails, messages, users or other private records', async () => {
    const { administrator, visitor } = await college()
    await visitor().post('/api/contactUs', {
      name: 'Hiddenname',
      email: 'a@b.example',
      contact_number: '0917',
      subject: 'Hiddensubject',
      message: 'Hiddenmessage',
    })
    for (const words of ['hiddenname', 'hiddensubject', 'hiddenmessage'])
      expect([words, await titles(administrator, words)]).toEqual([words, []])
  })
})

test('search: replies to any input', async () => {
  const { visitor, publish } = await college()
  await publish({ title: 'A plain notice' })
  const odd = [
    '',
    '   ',
    '*',
    '"',
    '""',
    'AND',
    'plain AND notice',
    'plain OR',
    'NOT notice',
    'NEAR(plain notice)',
    'title_words : plain',
    "'; drop table search; --",
    'plain & | ! <-> notice:*',
    '%_\\',
    '{}()[]^~',
    '-plain',
    'é'.repeat(300),
    'word '.repeat(500),
    'x'.repeat(5000),
    '\u0000plain',
    '\ud800plain',
    '🎓🎓',
    '१२३ 漢字',
  ]
  for (const question of odd) await ask(visitor(), question)
  for (const query of ['', '?q=a&q=b', '?q[]=a', '?q=plain&page=-1', '?q=plain&page=x', '?q=%ff'])
    expect([query, (await visitor().get(`/api/search${query}`)).status]).toEqual([query, 200])
  expect((await titles(visitor(), 'plain & | ! <-> notice:*'))[0]).toBe('A plain notice')
})

test('search: indexes records from before the search once, at the next start', async () => {
  const { database, anotherNode, publish, app } = await college()
  await publish({ title: 'Olympiad of old' })
  await database(async (db) => {
    await db.deleteFrom('search').execute()
    await db.deleteFrom('search_sources').execute()
  })
  expect(await titles(personAt(app), 'olympiad')).toEqual([])
  for (const node of [await anotherNode(), await anotherNode()])
    expect(await titles(personAt(node), 'olympiad')).toEqual(['Olympiad of old'])
})

test('search: a server with many records replies while it indexes, and drops unpublished records', async () => {
  const { database, anotherNode, publish, app } = await college()
  const hidden = await publish({ title: 'Regatta unseen' })
  const moment = '2026-01-05T00:00:00.000000Z'
  const rows = Array.from({ length: 1100 }, (_, n) => ({
    title: `Procession ${n}`,
    category: 'announcements' as const,
    updates: '{"type":"doc"}',
    excerpt: '',
    status: 'published' as const,
    created_at: moment,
    posted_at: moment,
  }))
  const stamps = () =>
    database((db) => db.selectFrom('search_sources').selectAll().orderBy('source').execute())
  const before = await stamps()
  await database(async (db) => {
    for (let begin = 0; begin < rows.length; begin += 275)
      await db
        .insertInto('updates')
        .values(rows.slice(begin, begin + 275))
        .execute()
    await db
      .updateTable('updates')
      .set({ status: 'draft', posted_at: null })
      .where('id', '=', hidden.id)
      .execute()
    await db.updateTable('search_sources').set({ stamp: 'of old' }).where('source', '=', 'updates').execute()
  })
  expect(await titles(personAt(app), 'procession 1099')).not.toContain('Procession 1099')
  const node = personAt(await anotherNode())
  expect((await stamps()).find(({ source }) => source === 'updates')?.stamp).toBe('of old')
  expect((await node.get('/api/search?q=history')).status).toBe(200)
  await expect.poll(stamps, { timeout: 30_000 }).toEqual(before)
  expect((await ask(node, 'procession')).meta.total).toBeGreaterThan(100)
  expect(await titles(node, 'procession 1099')).toEqual(['Procession 1099'])
  expect(await titles(node, 'regatta unseen')).not.toContain('Regatta unseen')
})

test("search: the dashboard's lists ignore case and accents", async () => {
  const { administrator, publish } = await college()
  await publish({ title: 'SEÑORA PEÑA' })
  await publish({ title: 'Somebody else' })
  const list = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) })
    const { body } = await administrator.get<{ title: string }[]>(`/api/updates?${query}`)
    return body.data.map(({ title }) => title)
  }
  for (const words of ['señora', 'SEÑORA', 'senora peña', 'ñ'.toUpperCase() + 'ora'])
    expect([words, await list({ q: words })]).toEqual([words, ['SEÑORA PEÑA']])
  expect(await list({ title_q: 'peña' })).toEqual(['SEÑORA PEÑA'])
  expect(await list({ q: '%' })).toEqual([])
})
