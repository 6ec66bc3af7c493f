import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSample, sampleBody } from '@kampana/server/seed/read-sample'
import { findFirstPicture, plainText, parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { describe, expect, test } from 'vitest'
import { specifiedAddresses } from './specified-addresses.ts'

const { folder, updates, slides, openings, notices } = readSample(
  join(import.meta.dirname, '../../college'),
  '2026-11-26',
)
const of = (category: string) => updates.filter((update) => update.category === category)
const events = of('news-and-events').map(({ from, to = from, posted }) => ({ from: from!, to: to!, posted }))
const stored = `/media/${'0'.repeat(32)}/1920x1080.webp`

describe('sample updates', () => {
  test('fill more than two pages, and more than one page of news and events', () => {
    expect(updates).toHaveLength(24)
    expect([of('announcements').length, events.length]).toEqual([10, 14])
  })

  test('have unique titles, one of them with special characters', () => {
    const addresses = updates.map(({ category, title }) => `${category}/${title}`)
    expect(new Set(addresses).size).toBe(24)
    expect(addresses).toContain('announcements/Flu shots at the clinic: 100% free, "Q&A" #1')
  })

  test.each(updates.map((update) => [update.title, update] as const))(
    '%s is valid in the editor',
    (_title, { text, pictures }) => {
      const document = sampleBody(text, new Map(pictures.map((picture) => [picture, stored])))
      expect(parseRichText(JSON.stringify(document))).toEqual({ document })
      expect(plainText(document).length).toBeGreaterThan(240)
      expect(findFirstPicture(document)?.src).toBe(pictures[0] && stored)
    },
  )

  test("use the editor's formats", () => {
    const documents = updates.map(({ text, pictures }) =>
      JSON.stringify(sampleBody(text, new Map(pictures.map((picture) => [picture, stored])))),
    )
    for (const kind of ['heading', 'bulletList', 'orderedList', 'blockquote', 'image', 'link', 'bold'])
      expect(documents.join()).toContain(`"type":"${kind}"`)
  })

  test('have days for events, and none for announcements', () => {
    for (const { from, to } of events) expect(to).toBeGreaterThanOrEqual(from)
    for (const { from } of of('announcements')) expect(from).toBeUndefined()
  })

  test('include one current, five upcoming and eight past events', () => {
    expect(events.filter(({ from, to }) => from <= 0 && to >= 0)).toHaveLength(1)
    expect(events.filter(({ from }) => from > 0)).toHaveLength(5)
    expect(events.filter(({ to }) => to < 0)).toHaveLength(8)
  })

  test('have past publication times, oldest first', () => {
    const times = updates.map(({ posted }) => posted)
    expect(new Set(times).size).toBe(24)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(0)
  })

  test('report past events only after their end', () => {
    expect(events.filter(({ to, posted }) => to < 0 && posted <= to)).toEqual([])
  })
})

test('sample: every drawing exists and has a description', () => {
  const all = slides.map(({ picture, alt }) => ({ picture, alt }))
  for (const { text } of updates)
    for (const [, alt = '', picture = ''] of text.matchAll(/^!\[(.+)\]\((.+)\)$/gm))
      all.push({ picture, alt })
  expect(all).toHaveLength(14 + 4)
  expect(all.filter(({ picture }) => !existsSync(join(folder, picture)))).toEqual([])
  expect(all.filter(({ alt }) => alt.length < 30)).toEqual([])
})

test('sample: every slide has text and links to a page', () => {
  const pages = new Set(specifiedAddresses)
  for (const { words, link } of slides) {
    expect(words?.length).toBeLessThanOrEqual(80)
    expect(pages).toContain(link)
  }
})

test('sample: has job openings, and class notices that have all ended', () => {
  expect(openings).toHaveLength(3)
  expect(notices).toHaveLength(5)
  for (const { day } of notices) expect(day).toBeLessThan(0)
})

describe('data privacy', () => {
  const colleges = ['../../college', '../support/college'].map((path) => join(import.meta.dirname, path))
  const texts = colleges.flatMap((root) =>
    globSync('**/*.{md,yaml}', { cwd: root }).map(
      (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
    ),
  )
  const words = (text: string) => text.replaceAll(/\s+/g, ' ')

  test('describes page counting in the same words on its page and in the notice beside the form', () => {
    const told = texts.flatMap(([file, text]) => {
      const said = text.split('\n\n').map(words)
      return said.filter((part) => part.includes('daily page views')).map((part) => [file, part])
    })
    const files = new Set(told.map(([file]) => file))
    expect(files).toEqual(new Set(['pages/about-us/data-privacy.md', 'privacy-notice.md']))
    expect(new Set(told.map(([, part]) => part)).size).toBe(1)
  })

  test("isn't contradicted by other texts that deny counting", () => {
    const denial =
      /\b(?:nobody|no one|none|never|not|no|without)\b[^.,:;|]*\b(?:counted|counting|followed|tracked|tracking|analytics|statistics|profiled)\b|n[’']t (?:count|follow|track)/i
    const denials = texts.flatMap(([file, text]) =>
      words(text)
        .split(/(?<=[.!?]) /)
        .filter((sentence) => denial.test(sentence) && !/Do Not Track/.test(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    )
    expect(denials).toEqual([])
  })
})
