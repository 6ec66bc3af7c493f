import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitsByWindow } from '../../support/browser/browser.ts'
import { isHydrated } from '../../support/browser/hydrated.ts'

const { open, origin } = visitsByWindow({ SEED: 'demo' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const scripts = (page: Page): string[] => {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()))
  return fetched
}

test.each([
  ['/about-us/history', 1],
  // Another script opens the invitation, moves the focus into it and starts the slides.
  ['/', 2],
])(
  'client router: loads React shortly before the first interaction on %s, and not earlier',
  async (path, count) => {
    const page = await open()
    const fetched = scripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(fetched).toHaveLength(count)
    await page.keyboard.press('Escape')
    await page.mouse.move(400, 300)
    await expect.poll(() => isHydrated(page)).toBe(true)
  },
)

test.each([
  ['any script', /\/assets\/[^/]*\.js$/],
  ['React', /\/assets\/(?!entry-client-)[^/]*\.js$/],
])('client router: keeps typed text and a clicked button from before %s loaded', async (_name, late) => {
  const page = await open()
  let letPass = (): void => undefined
  const pass = new Promise<void>((resolve) => (letPass = resolve))
  await page.route(late, async (route) => {
    await pass
    await route.continue()
  })
  await page.goto('/contact-us')
  await page.getByLabel('Name').fill('Maria Santos')
  await page.getByLabel('Message').fill('Is the library open on Saturday?')
  await page.getByRole('button', { name: /Show the map/ }).click()
  expect(await isHydrated(page)).toBe(false)
  letPass()
  await page.locator('iframe:focus').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Maria Santos')
  expect(await page.getByLabel('Message').inputValue()).toBe('Is the library open on Saturday?')
})

test('client router: retries loading a failed script at the next interaction', async () => {
  const page = await open({ refusals: [0] })
  await page.route(/\/assets\/entry-client-[^/]*\.js$/, (route) => route.abort(), { times: 1 })
  const refused = page.waitForEvent('requestfailed')
  await page.goto('/about-us/history')
  await refused
  await page.mouse.move(400, 300)
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('client router: retries loading React at the next interaction', async () => {
  const page = await open({ refusals: [0], intercepts: true })
  await page.goto('/about-us/history', { waitUntil: 'networkidle' })
  const react = /\/assets\/(?!entry-client-)[^/]*\.js$/
  await page.route(react, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await page.mouse.move(400, 300)
  await refused
  expect(await isHydrated(page)).toBe(false)
  await page.unroute(react)
  // The failure must first reach the script that loads React.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return isHydrated(page)
    })
    .toBe(true)
})

test('client router: reports an unreachable server after a click, and keeps the page until a retry succeeds', async () => {
  const page = await open({ refusals: [0] })
  await page.goto('/about-us/history')
  await page.mouse.move(400, 300)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'join us' }).click()
  await page.getByRole('alert').getByText('There is no connection to the server.').waitFor()
  await heading(page, 'History').waitFor()
  expect(page.url()).toBe(`${origin()}/about-us/history`)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await heading(page, 'Admission').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})
