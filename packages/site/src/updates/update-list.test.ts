// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { render } from '../entry-server.tsx'
import { anUpdate, fakeApi } from '../testing/fake-api.ts'

const posted = (title: string, day: string, given = {}) =>
  anUpdate({ id: Number(day.replaceAll('-', '')), title, posted_at: `${day}T03:00:00.000000Z`, ...given })

test('update list: groups updates by month after the pinned ones', async () => {
  const updates = [
    posted('Rain', '2026-11-20'),
    posted('Papers', '2026-11-02'),
    posted('Robots', '2026-10-21'),
    posted('Gate', '2026-09-01', { pinned: 1 }),
  ]
  const { html } = await render({
    url: new URL('https://college.test/updates'),
    api: fakeApi({ updates }),
    today: '2026-11-21',
    timeZone: 'Asia/Manila',
  })
  const sections = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main section')]
  expect(
    sections.map((section) => [...section.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)),
  ).toEqual(
    expect.arrayContaining([
      ['Pinned', 'Gate'],
      ['November 2026', 'Rain', 'Papers'],
      ['October 2026', 'Robots'],
    ]),
  )
})
