import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'
import { axeOn } from '../../support/browser/axe.ts'
import { visitsTo } from '../../support/browser/browser.ts'
import { startProduct, type Product } from '../../support/server/product.ts'

let product: Product
const { open } = visitsTo(async () => (product = await startProduct({ SEED: 'none' })))
const kept = ['/class-status', '/', '/updates/calendar', '/contact-us']

test('offline: class status, calendar and contacts remain available without the server, with their age', async () => {
  const page = await open({ serviceWorkers: 'allow', refusals: [0, 502, 503] })
  const began = Date.now()
  await page.goto('/updates')
  await expect
    .poll(() => page.evaluate(everythingIsKept, [...kept, '/offline']), { timeout: 20_000 })
    .toBe(true)
  // An online page never comes from the cache.
  await page.goto('/updates/calendar')
  expect(await page.getByText('can’t be reached').count()).toBe(0)
  await product.stop()

  for (const path of kept) {
    await page.goto(path)
    const [note = ''] = await page.getByRole('status').allInnerTexts()
    const [, when = ''] =
      /^The college’s website can’t be reached just now\. This copy is from (.+)\. Try again$/.exec(note) ??
      []
    expect(moments(began)).toContain(when)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
    expect(await looks(page)).toEqual({ styled: true, face: true })
    expect(await axeOn(page)).toEqual([])
  }

  await page.goto('/updates/calendar?month=2031-01')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'The college’s website can’t be reached just now',
  )
  await page.goto('/v/K7M2Q4')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'A code can’t be checked without a connection',
  )
  await page.goto('/about-us/history')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'The college’s website can’t be reached just now',
  )
  const [, then = ''] = /Class Status\s*Saved on (.+)/.exec(await page.getByRole('main').innerText()) ?? []
  expect(moments(began)).toContain(then)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme })
    expect(await axeOn(page)).toEqual([])
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width)
  }
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await page.getByText('This copy is from').waitFor()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByText('This copy is from').waitFor()

  // A proxy replies for the missing server.
  const proxy = createServer((_request, answer) => answer.writeHead(502).end('Bad Gateway'))
  await once(proxy.listen(Number(new URL(product.origin).port)), 'listening')
  onTestFinished(() => void proxy.close())
  await page.goto('/class-status')
  await page.getByText('The college’s website can’t be reached just now. This copy is from').waitFor()
  await page.goto('/about-us/history')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'The college’s website can’t be reached just now',
  )
  const dashboard = await page.goto('/dashboard')
  expect(await dashboard?.text()).toBe('Bad Gateway')
})

/** Runs in the page and reports if the cache contains these pages and their style. */
const everythingIsKept = async (paths: readonly string[]): Promise<boolean> => {
  const addresses = (
    await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  ).flat()
  const names = addresses.map(({ url }) => new URL(url).pathname)
  return paths.every((path) => names.includes(path)) && names.some((name) => name.endsWith('.woff2'))
}

/** Each minute since a moment, in the college's time zone. */
const moments = (from: number): string[] => {
  const format = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Manila' }).format(at)
  return Array.from({ length: Math.ceil((Date.now() - from) / 60_000) + 1 }, (_, n) => {
    const at = from + n * 60_000
    return `${format({ dateStyle: 'long' }, at)}, ${format({ timeStyle: 'short' }, at).replace('\u202f', ' ')}`
  })
}

/** Reports if a page has its style and fonts. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const note = getComputedStyle(document.querySelector('.offline-note')!)
    return { styled: note.textAlign === 'center', face: document.fonts.check('600 20px Fraunces') }
  })
