import { existsSync } from 'node:fs'
import { walkNodes, findFirstPicture, plainText, parseRichText } from '@kampana/shared/rich-text/rich-text'
import { describe, expect, test } from 'vitest'
import { sampleSlides } from './slides.ts'
import { sampleUpdates, sampleUpdatesFrom } from './updates.ts'

const of = (category: string) => sampleUpdates.filter((update) => update.category === category)
const stored = `/media/${'0'.repeat(32)}/1920x1080.webp`

describe('the sample updates', () => {
  test('fill more than two pages, and more than one of news and events', () => {
    expect(sampleUpdates).toHaveLength(24)
    expect([of('announcements').length, of('news-and-events').length]).toEqual([10, 14])
  })

  test('have titles that tell them apart, and one that tries the addresses', () => {
    const addresses = sampleUpdates.map(({ category, title }) => `${category}/${title}`)
    expect(new Set(addresses).size).toBe(24)
    expect(addresses).toContain('announcements/Flu shots at the clinic: 100% free, "Q&A" #1')
  })

  test.each(sampleUpdates.map((update) => [update.title, update] as const))(
    '%s could have been written in the editor',
    (_title, update) => {
      const document = update.body(update.picture ? stored : null)
      expect(parseRichText(JSON.stringify(document))).toEqual({ document })
      expect(plainText(document).length).toBeGreaterThan(240)
      expect(findFirstPicture(document)).toEqual(
        update.picture ? { src: stored, alt: update.picture.alt } : null,
      )
    },
  )

  test('leave no empty frame where a picture could not be stored', () => {
    for (const update of sampleUpdates) expect(findFirstPicture(update.body(null))).toBeNull()
  })

  test('use what the editor offers', () => {
    const nodes = sampleUpdates.flatMap((update) => [...walkNodes(update.body(stored))])
    const kinds = new Set([
      ...nodes.map(({ type }) => type),
      ...nodes.flatMap(({ marks }) => marks?.map(({ type }) => type) ?? []),
    ])
    for (const kind of ['heading', 'bulletList', 'orderedList', 'blockquote', 'image', 'link', 'bold'])
      expect(kinds).toContain(kind)
  })

  test('give each event its days, and announcements none', () => {
    for (const { from, to } of of('news-and-events')) expect(to).toBeGreaterThanOrEqual(from!)
    for (const update of of('announcements')) expect(update).not.toHaveProperty('from')
  })

  test('have one event running, five to come and eight past', () => {
    const events = of('news-and-events')
    expect(events.filter(({ from, to }) => from! <= 0 && to! >= 0)).toHaveLength(1)
    expect(events.filter(({ from }) => from! > 0)).toHaveLength(5)
    expect(events.filter(({ to }) => to! < 0)).toHaveLength(8)
  })

  test('call nobody out to work on Christmas Day, whenever the college is seeded', () => {
    const onChristmas = (seeded: string) =>
      sampleUpdatesFrom(seeded).filter(({ work, from }) => {
        const day = new Date(`${seeded}T00:00:00Z`)
        day.setUTCDate(day.getUTCDate() + from!)
        return work && day.toISOString().slice(5, 10) === '12-25'
      })
    const days = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 10, day)).toISOString())
    expect(days.flatMap((day) => onChristmas(day.slice(0, 10)))).toEqual([])
    expect(sampleUpdatesFrom('2026-11-22')).toHaveLength(24)
  })

  test('were posted in the past, each at its own time', () => {
    const times = sampleUpdates.map((update) => update.postedDaysAgo)
    expect(new Set(times).size).toBe(24)
    expect(Math.min(...times)).toBeGreaterThan(0)
  })

  test('report past events only after they were over', () => {
    const past = of('news-and-events').filter(({ to }) => to! < 0)
    expect(past.filter(({ to, postedDaysAgo }) => postedDaysAgo >= -to!)).toEqual([])
  })

  test('show drawings that exist and say what is on them', () => {
    const pictures = [...sampleUpdates.flatMap(({ picture }) => picture ?? []), ...sampleSlides]
    expect(pictures).toHaveLength(14 + 4)
    expect(
      pictures.filter(({ file }) => !existsSync(new URL(`./pictures/${file}`, import.meta.url))),
    ).toEqual([])
    expect(pictures.filter(({ alt }) => alt.length < 30)).toEqual([])
  })
})
