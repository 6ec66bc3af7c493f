import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCookieJar } from '../../../../tests/support/people/cookie-jar.ts'
import { startLaravel, type Laravel } from '../../../../tests/support/laravel/laravel.ts'
import { dialects } from '../../../../tests/support/laravel/dialects.ts'
import { createApi, type Api } from './api.ts'

describe.each(dialects)('updates published by Laravel %s', (dialect) => {
  let laravel: Laravel
  let api: Api
  beforeEach(async () => {
    laravel = await startLaravel(dialect)
    api = createApi({ baseUrl: laravel.url, ...createCookieJar() })
  })
  afterEach(() => laravel.close())

  const titles = (updates: readonly { title: string }[]) => updates.map(({ title }) => title)

  test('have full bodies in feeds, up to the requested number', async () => {
    const latest = await api.updates.latestWhole('announcements', 11)
    expect(titles(latest)).toEqual(Array.from({ length: 11 }, (_, index) => `Announcement ${12 - index}`))
    expect(latest.every(({ updates }) => updates?.includes('Text of announcement'))).toBe(true)
    expect(await api.updates.latestWhole(undefined, 40)).toHaveLength(15)
  })

  test('have links to the previous and next update of their category, and stop at both ends', async () => {
    const neighborsOf = async (title: string) => {
      const update = await api.updates.byTitle('announcements', title)
      const { previous, next } = await api.updates.neighbors(update!)
      return [previous?.title, next?.title]
    }
    expect(await neighborsOf('Announcement 4')).toEqual(['Announcement 3', 'Announcement 5'])
    expect(await neighborsOf('Announcement 1')).toEqual([undefined, 'Announcement 2'])
    expect(await neighborsOf('Announcement 12')).toEqual(['Announcement 11', undefined])
  })

  test('are found by their days, even if a month contains only some of them', async () => {
    const between = async (first: string, last: string) =>
      titles(await api.updates.eventsBetween(first, last))
    expect(await between('2026-11-21', '2026-11-21')).toEqual(['Foundation day'])
    expect(await between('2026-11-22', '2026-12-31')).toEqual(['Foundation day', 'Recollection'])
    expect(await between('2026-11-23', '2026-11-30')).toEqual([])
  })

  test('have a first and a last event, and each event by its number', async () => {
    const { total, first, last } = await api.updates.eventSpan()
    const events = await api.updates.events()
    expect(events).toHaveLength(total)
    expect([events.at(-1)?.id, events.some(({ id }) => id === last?.id)]).toEqual([first?.id, true])
    expect(await api.updates.event(first!.id)).toMatchObject({ title: first!.title })
    expect(await api.updates.event(1)).toBeUndefined()
  })
})
