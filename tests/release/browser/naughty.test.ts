import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { classNotice, jobOpening } from '../../support/input/inputs.ts'
import { kept, packed } from '@kampana/engine-declare/testing/naughty'
import { bodyOf } from '../../support/input/rich-text.ts'
import { signIn } from '../../support/browser/staff-at-work.ts'

const { open, origin } = visits({ SEED: 'none' })

/** Strings that could be interpreted as code. */
const titles = packed(255).filter((text) => /[<{]|javascript:/i.test(text))
const [everything = ''] = titles
const later = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

test('naughty: every string is shown as written on every page, and none runs as code', async () => {
  const page = await open({ reducedMotion: 'reduce' })
  await watch(page)
  await signIn(page)
  await publishAll(page)

  await page.goto('/updates/announcements')
  await reads(page, '.update-list', titles.slice(-1))
  await page.goto(`/updates/announcements/${encodeURIComponent(everything)}`)
  await reads(page, 'h1', [everything])
  await reads(page, '.rich-text', kept)
  await page.goto('/career')
  await reads(page, 'main', [everything])

  // The list is virtualized, so only its first rows are rendered.
  await page.goto('/dashboard/updates?sort=id&order=ASC&page=1&perPage=100&filter=%7B%7D')
  await reads(page, 'main', titles.slice(0, 10))
  await page.goto('/dashboard/update/1')
  await reads(page, 'main', [everything, ...kept])
  await page.goto('/dashboard/update/1/edit')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect.poll(() => title.inputValue()).toBe(everything)
  await reads(page, '[contenteditable]', kept)
  await page.goto('/dashboard/logs')
  await reads(page, 'main', [everything])

  expect(await page.evaluate(() => Reflect.get(globalThis, '__ran') as unknown)).toBe(undefined)
})

/** Fails the test as soon as a dialog opens or another site is requested. */
const watch = async (page: Page): Promise<void> => {
  page.on('dialog', (dialog) => {
    throw new Error(`The page opened a dialog: ${dialog.message()}`)
  })
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin()))
      throw new Error(`The page requested ${request.url()}.`)
  })
}

/** Waits until a part of the page contains the texts, ignoring whitespace. */
const reads = async (page: Page, part: string, texts: readonly string[]): Promise<void> => {
  const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
  const there = async () => words((await page.locator(part).allTextContents()).join(' '))
  await expect.poll(there).toContain(words(texts[0]!))
  const text = await there()
  expect(texts.filter((each) => !text.includes(words(each)))).toEqual([])
  expect(await page.evaluate(() => Reflect.get(globalThis, '__ran') as unknown)).toBe(undefined)
}

/** Publishes in the person's browser, like a form. */
const publishAll = async (page: Page): Promise<void> => {
  const updates = titles.map((title, at) => ({
    title,
    subtitle: title,
    category: 'announcements',
    updates: bodyOf(...(at === 0 ? kept : [title])),
  }))
  const opening = { ...jobOpening, title: everything, department: everything }
  const notice = {
    ...classNotice,
    ends_at: later,
    reason: '<img src=x onerror="window.__ran = true">',
    details: everything,
  }
  const statuses = await page.evaluate(
    async (calls) => {
      const token = () => decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const answers: number[] = []
      for (const [path, body] of calls) {
        const headers = { 'content-type': 'application/json', 'x-xsrf-token': token() }
        answers.push((await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status)
      }
      return answers
    },
    [
      ...updates.map((update) => ['/api/updates', update] as const),
      ['/api/job-openings', opening] as const,
      ['/api/class-status', notice] as const,
    ],
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
}
