// @vitest-environment jsdom
import { expect, inject, test } from 'vitest'
import { render } from '../entry-server.tsx'
import { anUpdate, body, fakeApi } from '../testing/fake-api.ts'

const posted = (day: number) => `2026-11-${String(day).padStart(2, '0')}T01:00:00.000000Z`
const title = 'Rain? 50% & "more"'
const updates = [
  anUpdate({ id: 1, title: 'The oldest', posted_at: posted(1) }),
  anUpdate({ id: 2, title, posted_at: posted(2), subtitle: 'How we decide' }),
  anUpdate({ id: 3, title: 'Of the same moment', posted_at: posted(2) }),
  anUpdate({ id: 4, title: 'The newest', posted_at: posted(3) }),
  anUpdate({
    id: 5,
    title: 'Choir',
    category: 'news-and-events',
    posted_at: posted(2),
    from: '2026-11-20',
    to: '2026-11-22',
  }),
]
const ask = async (path: string, given = updates) => {
  const { status, html } = await render({
    url: new URL(path, 'https://college.test'),
    api: fakeApi({ updates: given }),
    today: '2026-11-21',
    timeZone: 'Asia/Manila',
  })
  return { status, page: new DOMParser().parseFromString(html, 'text/html') }
}
const rain = `/updates/announcements/${encodeURIComponent(title)}`
const hrefOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('href')

test.each([
  [title, '/updates/announcements/The%20oldest', '/updates/announcements/Of%20the%20same%20moment'],
  ['Of the same moment', rain, '/updates/announcements/The%20newest'],
  ['The oldest', undefined, rain],
  ['The newest', '/updates/announcements/Of%20the%20same%20moment', undefined],
])('update page: links %s to its neighbors in the category', async (name, previous, next) => {
  const { page } = await ask(`/updates/announcements/${encodeURIComponent(name)}`)
  expect([hrefOf(page, '.neighbours [rel=prev]'), hrefOf(page, '.neighbours [rel=next]')]).toEqual([
    previous,
    next,
  ])
})

test('printed update: its address, typed from paper, opens the update', async () => {
  const { page } = await ask(rain)
  const printed = page.querySelector('.imprint')?.textContent ?? ''
  expect(printed).toBe('https://college.test/updates/announcements/Rain%3F 50% & "more"')
  const { status, page: again } = await ask(printed)
  expect([status, again.querySelector('h1')?.textContent]).toEqual([200, title])
})

test("update page: links to an event's iCalendar file until the event is over", async () => {
  const over = anUpdate({
    id: 6,
    title: 'Fair',
    category: 'news-and-events',
    from: '2026-11-19',
    to: '2026-11-20',
  })
  const given = [...updates, over]
  const { page: running } = await ask('/updates/news-and-events/Choir', given)
  expect(running.querySelector('.event-days a')?.textContent).toBe('Add to my calendar')
  const { page: past } = await ask('/updates/news-and-events/Fair', given)
  expect(past.querySelector('.event-days')?.textContent).toContain('November 19')
  expect(past.querySelector('.event-days a')).toBeNull()
  expect(past.querySelector('link[type="text/calendar"]')).toBeNull()
})

test('update page: links to no neighbors if there is only one update', async () => {
  const { page } = await ask('/updates/news-and-events/Choir')
  expect(page.querySelector('.neighbours')).toBeNull()
})

test('update page: offers plain share links with the absolute address', async () => {
  const { page } = await ask(rain)
  const address = `https://college.test${rain}`
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.share a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Facebook',
    'Messenger',
    'Viber',
    'X',
    'E-mail',
  ])
  expect(new URL(links[0]!.href).searchParams.get('u')).toBe(address)
  expect(new URL(links[3]!.href).searchParams.get('text')).toBe(title)
  expect(new URL(links[3]!.href).searchParams.get('url')).toBe(address)
  expect(new URL(links[4]!.href).searchParams.get('body')).toBe(`${title}\n${address}`)
  expect(page.querySelector<HTMLInputElement>('.share input')?.value).toBe(address)
})

test('update page: shows its category and its day of posting', async () => {
  const { page } = await ask(rain)
  expect(page.querySelector('.posted')?.textContent).toBe('AnnouncementsPosted : November 2, 2026')
  expect(page.querySelector('.standing')?.textContent).toBe('How we decide')
})

test.each([
  ['no edit for an update that was never edited', null, ''],
  ['no edit for an update that was edited as a draft', '2026-11-01T01:00:00.000000Z', ''],
  ['no edit for an update that was edited on the day of posting', '2026-11-02T15:59:00.000000Z', ''],
  [
    'the edit for an update that was edited the next day',
    '2026-11-02T16:00:00.000000Z',
    'Updated : November 3, 2026',
  ],
])('update page: shows %s', async (_, edited_at, words) => {
  const update = anUpdate({ posted_at: posted(2), edited_at })
  const { page } = await ask(`/updates/announcements/${encodeURIComponent(update.title)}`, [update])
  expect(page.querySelector('.posted')?.textContent).toBe(`AnnouncementsPosted : November 2, 2026${words}`)
})

test("update page: shows an event's days and its iCalendar file", async () => {
  const { page } = await ask('/updates/news-and-events/Choir')
  expect(page.querySelector('.event-days')?.textContent).toContain('From November 20 to 22, 2026')
  expect(hrefOf(page, '.event-days a')).toBe('/updates/calendar/5.ics')
  expect(hrefOf(page, 'link[rel=alternate][type="text/calendar"]')).toBe('/updates/calendar/5.ics')
})

test('update page: shows a 404 with a link to the list and no share links', async () => {
  const { status, page } = await ask('/updates/announcements/Fiesta')
  expect([status, page.querySelector('h1')?.textContent]).toEqual([404, 'Fiesta (NOT FOUND)'])
  expect(hrefOf(page, 'article a')).toBe('/updates/announcements')
  expect(page.querySelector('.share')).toBeNull()
})

test('update page: links names of programs, schools and offices in its body', async () => {
  const [name, address] = Object.entries(inject('content').names).find(([each]) => each.includes(' '))!
  const named = anUpdate({ id: 9, title: 'News', updates: body(`Ask at the ${name} today.`) })
  const { page } = await ask('/updates/announcements/News', [named])
  const link = [...page.querySelectorAll('.rich-text a')].find(({ textContent }) => textContent === name)
  expect(link?.getAttribute('href')).toBe(address)
})
