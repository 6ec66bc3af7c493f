import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '../../../scripts/run.ts'
import { visitsTo } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/page-call.ts'
import { hydrate } from '../../support/browser/page-faults.ts'
import { hostFiles } from '../../support/browser/plain-host.ts'
import { startProduct, type Product } from '../../support/server/product.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { servedCollege } from '../../support/served-college.ts'
import { signIn } from '../../support/browser/staff-at-work.ts'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'kampana-site-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let server: Product
const { open, origin } = visitsTo(async () => {
  const [here, there] = [await freePort(), await freePort()]
  const site = `http://localhost:${here}`
  server = await startProduct({ SEED: 'demo', PORT: String(there), CORS_ORIGINS: site })
  const host = await hostFiles(folder, here)
  return { origin: host.origin, stop: () => Promise.all([host.stop(), server.stop()]) }
})

/** Settings of docs/how-to/operate/static-site.md. */
beforeAll(async () => {
  const { code, output } = await run(process.execPath, ['scripts/build-site.ts', folder], {
    cwd: root,
    env: { ...process.env, API_URL: server.origin, SITE_URL: origin() },
  })
  if (code !== 0) throw new Error(`The static build of the site failed:\n${output}`)
}, 120_000)

const hour = 3_600_000
const flood = {
  status: 'suspended',
  levels: null,
  campuses: null,
  offices_closed: 1,
  reason: 'The river is high',
  details: 'The bridge is closed.',
  starts_at: new Date(Date.now() - hour).toISOString(),
  ends_at: new Date(Date.now() + hour).toISOString(),
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const latestTitle = async (): Promise<{ category: string; title: string }> => {
  const answer = await fetch(`${server.origin}/api/updates?range=[0,0]&sort=["posted_at","DESC"]`)
  return ((await answer.json()) as { data: { category: string; title: string }[] }).data[0]!
}

describe('static site: on a plain web server', () => {
  test.each([
    ['/about-us/history', 'History'],
    ["/about-us/st.arnold's-prayer", 'St. Arnold’s Prayer'],
    ['/about-us/st.arnold%27s-prayer', 'St. Arnold’s Prayer'],
    ['/about-us/mission,-vision-&-goal', 'Mission, Vision &amp; Goal'],
    ['/about-us/mission%2C-vision-%26-goal', 'Mission, Vision &amp; Goal'],
    ['/updates', 'Updates'],
  ])('%s is a file with the complete page', async (path, title) => {
    const answer = await fetch(origin() + path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<h1>${title}</h1>`)
  })

  test('the trailing slash added by the host is removed', async () => {
    const page = await open()
    await page.goto("/about-us/st.arnold's-prayer?from=letter#main")
    expect(new URL(page.url()).pathname).toMatch(/prayer\/$/)
    await page.keyboard.press('Shift')
    await expect.poll(() => page.url()).toMatch(/prayer\?from=letter#main$/)
  })

  test('lists, details, images and the front page come from the server at another origin', async () => {
    const page = await open()
    const others = new Set<string>()
    page.on('request', (request) => others.add(new URL(request.url()).origin))
    await page.goto('/')
    await page.getByRole('button', { name: 'No, thanks' }).click()
    const seen = page.getByRole('region', { name: 'Welcome', exact: true }).getByRole('img').first()
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'All updates' }).click()
    await heading(page, 'Updates').waitFor()
    const { title } = await latestTitle()
    await page.getByRole('article').getByRole('link', { name: title }).click()
    await heading(page, title).waitFor()
    expect([...others].filter((other) => other !== 'null').sort()).toEqual([origin(), server.origin].sort())
  })

  test('further list pages and updates without a file are loaded from the server', async () => {
    const page = await open({ refusals: [404] })
    await page.goto('/updates?page=2')
    await expect.poll(() => page.title()).toBe(`Updates, page 2 · ${servedCollege.short_name}`)
    await page.goto('/search?q=bell')
    await page.getByText(/pages found for “bell”/).waitFor()
    const answer = await page.goto('/updates/announcements/Posted%20after%20the%20build')
    expect(answer?.status()).toBe(200)
    await heading(page, 'Posted after the build (NOT FOUND)').waitFor()
    const { category, title } = await latestTitle()
    rmSync(join(folder, 'updates', category, title), { recursive: true, force: true })
    await page.goto(`/updates/${category}/${encodeURIComponent(title)}`)
    await heading(page, title).waitFor()
    await page.getByText('Posted : ').waitFor()
  })

  test('a notice posted while a page is open appears at its top, with an address on this host', async () => {
    const [family, registrar] = [await open(), await open({ baseURL: server.origin })]
    await family.goto('/about-us/history')
    await signIn(registrar)
    await call(registrar, 'POST', '/api/class-status', flood)
    await family.clock.install()
    await family.clock.fastForward('02:00')
    await family.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const notice = family.getByRole('complementary', { name: 'Class status' }).getByRole('link')
    await notice.filter({ hasText: 'All levels, all campuses, and all offices' }).click()
    await heading(family, 'No classes').waitFor()
    const answer = await family.reload()
    expect([answer?.status(), new URL(family.url()).origin]).toEqual([200, origin()])
    await family.getByText('The bridge is closed.').waitFor()
    await heading(family, 'No classes').waitFor()
    await family.getByRole('link', { name: 'All class notices' }).click()
    await family.waitForURL(/\/class-status\/?$/)
    await family.getByRole('main').getByText('The river is high').first().waitFor()
  })

  test('a message goes to the server, and missing fields are reported under them', async () => {
    const page = await open()
    await page.goto('/contact-us')
    // Before hydration, the server's own page would reply.
    await hydrate(page)
    await page.getByLabel('Name').fill('Maria Santos')
    await page.getByLabel('Email').fill('maria@family.example')
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message').fill('When does enrollment end?')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await page.getByText('The contact number field is required.').waitFor()
    await page.getByLabel('Contact number').fill('0917 555 0123')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await page.getByRole('heading', { name: 'Your message has been sent' }).waitFor()
    expect(page.url()).toBe(`${origin()}/contact-us`)
  })

  test('a message without scripts goes to the server’s own page, which replies', async () => {
    const page = await open({ javaScriptEnabled: false, refusals: [422] })
    await page.goto('/contact-us')
    await page.getByLabel('Name').fill('Maria Santos')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await page.getByText('The email field is required.').waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Maria Santos')
    expect(page.url()).toBe(`${server.origin}/contact-us`)
  })

  test('a missing address shows the host’s 404 page', async () => {
    const page = await open({ refusals: [404] })
    expect((await page.goto('/nowhere'))?.status()).toBe(404)
    await heading(page, 'Sorry, page could not be found').waitFor()
  })

  test('an unreachable server leaves built pages available, and a failed navigation shows the reason', async () => {
    const page = await open({ refusals: [0] })
    await page.route(`${server.origin}/**`, (route) => route.abort())
    await page.goto('/updates')
    await page.getByText('What you see may be out of date.').waitFor()
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await page.getByRole('article').getByRole('link').first().click()
    await page.getByText('You are still on the page you were on.').waitFor()
    await page.unroute(`${server.origin}/**`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Posted : ').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})
