// @vitest-environment jsdom
import type { ClassNotice } from '@kampana/shared/class-status'
import { expect, test } from 'vitest'
import { aNotice, fakeApi } from '../testing/fake-api.ts'
import { renderBanner, showBanner } from './banner.ts'
import { decision } from './decision.ts'
import { groupByLevel } from './level-table.tsx'
import { loadCurrentNotices } from './load-current-notices.ts'

const now = '2026-11-21T00:00:00.000000Z'
const timeZone = 'Asia/Manila'
const status = (count: number, more: Partial<ClassNotice> = {}) => ({
  now,
  until: null,
  data: Array.from({ length: count }, (_, at) => aNotice({ id: at + 1, ...more })),
})

test('class status banner: shows three notices and counts the others', () => {
  const shown = (count: number) => {
    const html = renderBanner(status(count), timeZone)
    return [html.match(/<li class="notice"/g)?.length, /(\d+) more/.exec(html)?.[1]]
  }
  expect([shown(3), shown(4), shown(6)]).toEqual([
    [3, undefined],
    [3, '1'],
    [3, '3'],
  ])
})

test('class status banner: escapes the text of staff', () => {
  expect(renderBanner(status(1, { reason: '<img src=x>' }), timeZone)).toContain('&lt;img')
})

test('class status banner: keeps the chosen language on changes and skips identical updates', () => {
  const banner = document.createElement('div')
  expect(showBanner(banner, status(1))).toBe(true)
  expect(showBanner(banner, status(1))).toBe(false)
  const choice = () => banner.querySelector<HTMLInputElement>('.notice-language input')!
  choice().click()
  expect(showBanner(banner, status(2))).toBe(true)
  expect(choice().checked).toBe(true)
})

test('class status: reads an afternoon decision time as p.m.', () => {
  const hours = { decision_hour: '5:00 AM', afternoon_decision_hour: '1:30 PM' }
  const at = (instant: string) => decision(hours, '2026-11-21', instant, timeZone, '2026-11-21T16:00:00.000Z')
  expect(at('2026-11-21T04:00:00Z')).toMatchObject({
    text: 'The hour of decision, 5:00 AM, has passed. The college decides about the afternoon by 1:30 PM.',
    until: expect.stringContaining('2026-11-21T05:30:00'),
  })
  expect(at('2026-11-21T05:30:00Z').text).toBe('The hours of decision, 5:00 AM and 1:30 PM, have passed.')
})

test("class status: lists a notice for all levels at each level, next to the level's own notices", () => {
  const [all, one] = [aNotice({ id: 1, levels: null }), aNotice({ id: 2, levels: ['College'] })]
  const idsOf = ({ notices }: { notices: ClassNotice[] }) => notices.map(({ id }) => id)
  expect(groupByLevel([all, one], ['Elementary', 'College']).map(idsOf)).toEqual([[1], [1, 2]])
  expect(groupByLevel([all], ['Elementary', 'College'])).toEqual([])
})

test('class status: sorts coming notices by start', async () => {
  const coming = (id: number, hour: string) =>
    aNotice({ id, starts_at: `2026-11-21T${hour}:00:00Z`, ends_at: '2026-11-21T15:59:00Z' })
  const notices = [coming(2, '10'), coming(1, '05')]
  const loaded = await loadCurrentNotices({ api: fakeApi({ notices, now }), now, timeZone })
  expect(loaded.coming.map(({ id }) => id)).toEqual([1, 2])
})
