import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { visits } from '../../support/browser/browser.ts'
import { faultsOf, hydrate, noteForeignRequests } from '../../support/browser/page-faults.ts'
import { widths } from '../../support/browser/widths.ts'
import { writeToTheCollege } from '../../support/browser/write-to-the-college.ts'

const { open, origin } = visits({ SEED: 'demo' })
const screens = Object.entries(widths).map(([where, viewport]) => ({ where, viewport }))

/** Pages of each kind, in three parts. `tests/release/browser` tests the whole site map. */
const kinds = {
  'task, school and story layouts': [
    '/',
    '/about-us/history',
    '/admission/tuition-and-fees',
    '/academics/school-of-nursing',
    '/academics/programs/bs-nursing',
    '/nowhere',
  ],
  'lists of records': [
    '/academics/programs/compare',
    '/student-services/research',
    '/updates',
    '/updates/calendar',
  ],
  'search, contact and alerts': [
    '/class-status',
    '/contact-us',
    '/search?q=library',
    '/v',
    '/class-status/alerts',
  ],
}

test.each(Object.entries(kinds))(
  'site: pages with %s are accessible on desktop and phone, and request no other site',
  async (_kind, paths) => {
    const page = await open({ reducedMotion: 'reduce' })
    const elsewhere = noteForeignRequests(page, origin())
    const faults: string[] = []
    for (const path of paths) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, path === '/nowhere' ? 404 : 200])
      await hydrate(page)
      faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
    expect(elsewhere).toEqual([])
  },
)

test('site: without JavaScript the phone menu opens and navigates, and pages are readable', async () => {
  const page = await open({ viewport: widths['a phone'], javaScriptEnabled: false })
  await page.goto('/about-us/history')
  expect(await page.getByRole('main').innerText()).toContain('On the morning of June 14, 1926')
  await openMenu(page)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Updates', { exact: true }).first().click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' }).click()
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByText('Posted : ').waitFor()
  expect((await page.locator('.rich-text').innerText()).length).toBeGreaterThan(200)
})

test.each([
  { how: 'without JavaScript', javaScriptEnabled: false, viewport: widths['a phone'] },
  { how: 'with JavaScript, without a page load', javaScriptEnabled: true, viewport: widths['a desk'] },
])('site: the search finds a word of the college $how', async ({ javaScriptEnabled, viewport }) => {
  const page = await open({ javaScriptEnabled, viewport, reducedMotion: 'reduce' })
  await page.goto('/about-us/history')
  if (javaScriptEnabled) await hydrate(page)
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('LIBRARÝ')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('found for “LIBRARÝ”').waitFor()
  const first = page.getByRole('article').first()
  expect(await first.locator('mark').first().innerText()).toBe('Library')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'More results' }).click()
  await page.waitForURL('**/search?q=LIBRAR%C3%9D&page=2')
  await page.goBack()
  await first.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor()
  expect(loads.length === 0).toBe(javaScriptEnabled)
})

test('site: a missing page offers a search for the words of its address', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/old-site/campus-ministry.php')
  await page.getByRole('heading', { name: 'Sorry, page could not be found' }).waitFor()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('article').first().getByRole('link', { name: 'Campus Ministry' }).click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Campus Ministry')
})

test('site: a monograph is read, zoomed and searched on its page, on a phone as well', async () => {
  const page = await open({ viewport: widths['a phone'], hasTouch: true, reducedMotion: 'reduce' })
  const refused: string[] = []
  await page.exposeFunction('refused', (what: string) => refused.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { refused: (what: string) => void }).refused(violatedDirective + blockedURI),
    ),
  )
  const scripts: string[] = []
  page.on('request', (request) => void (/pdf/.test(request.url()) && scripts.push(request.url())))
  await page.goto('/student-services/research/eleven-bridges')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Why bridges' }).tap()
  await expect.poll(() => page.getByRole('heading', { name: 'Why bridges' }).evaluate(isInView)).toBe(true)
  await scrollToTheEnd(page)
  expect(scripts).toEqual([])
  const ask = page.getByRole('button', { name: 'Read the PDF here' })
  await ask.focus()
  await ask.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('The document')
  const tools = page.getByRole('toolbar', { name: 'Tools of the document' })
  await tools.getByText('Page 1 of 6').waitFor()
  await tools.getByRole('button', { name: 'Next page' }).tap()
  await tools.getByText('Page 2 of 6').waitFor()
  const size = async () => Number.parseInt(await tools.getByText(/^\d+ %$/).innerText())
  const before = await size()
  await tools.getByRole('button', { name: 'Zoom in' }).tap()
  await expect.poll(size).toBeGreaterThan(before)
  const find = tools.getByRole('searchbox', { name: 'Find in the document' })
  await find.fill('river')
  await find.press('Enter')
  await tools.getByText('1 of 6', { exact: true }).waitFor()
  await find.press('Enter')
  await tools.getByText('2 of 6', { exact: true }).waitFor()
  await page.locator('.rpv-search__highlight').first().waitFor()
  expect(refused).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await axeOn(page)).toEqual([])
})

test.each([
  { connection: {}, opens: true },
  { connection: { saveData: true }, opens: false },
  { connection: { effectiveType: '3g' }, opens: false },
])(
  'research/{pdf}: on a wide screen the viewer opens automatically when visible: $opens with $connection',
  async ({ connection, opens }) => {
    const page = await open({ viewport: widths['a desk'] })
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const viewer: string[] = []
    page.on('request', (request) => void (/pdf/.test(request.url()) && viewer.push(request.url())))
    await page.goto('/student-services/research/eleven-bridges')
    await hydrate(page)
    expect(viewer).toEqual([])
    await page.locator('.reader-place').evaluate((place) => place.scrollIntoView())
    if (opens) await page.getByText('Page 1 of 6').waitFor()
    expect(viewer.length > 0).toBe(opens)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  },
)

test('site: a document that fails to load shows an error and a retry button', async () => {
  const page = await open({ refusals: [0] })
  await page.route('**/*.pdf', (route) => route.abort())
  await page.goto('/student-services/research/bakawan')
  await page.getByRole('button', { name: 'Read the PDF here' }).click()
  await page.getByText('This document can’t be displayed right now.').waitFor()
  expect(await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')).toMatch(
    /bakawan.*\.pdf$/,
  )
  await page.unroute('**/*.pdf')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^Page 1 of \d$/).waitFor()
})

test('site: the phone menu closes after a page is chosen', async () => {
  const page = await open({ viewport: widths['a phone'], hasTouch: true })
  await page.goto('/about-us/history')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('link', { name: 'Contact Us' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Contact Us' }).isVisible()).toBe(false)
})

test('site: a message is sent without JavaScript, and an invalid field gets the focus', async () => {
  const page = await open({ viewport: widths['a phone'], javaScriptEnabled: false })
  await page.goto('/contact-us')
  await writeToTheCollege(page, 'ana at home')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByText('The email field must be a valid email address.').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toContain('When does it close?')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ana@family.example')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByRole('heading', { name: 'Your message has been sent' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/contact-us')
})

test.each(screens)('contact-us: the focus follows the reading order on $where', async ({ viewport }) => {
  const page = await open({ viewport, reducedMotion: 'reduce' })
  await page.goto('/contact-us')
  await hydrate(page)
  await page.locator('.contact-jump a').first().focus()
  const stops: NonNullable<ReturnType<typeof stopInContact>>[] = []
  for (;;) {
    const stop = await page.evaluate(stopInContact)
    if (stop === null) break
    stops.push(stop)
    await page.keyboard.press('Tab')
  }
  expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'message', 'office']))
  const back = stops.filter(({ left, top }, at) => {
    const before = stops[at - 1]
    return before && top < before.bottom - 1 && left < before.right - 1
  })
  expect(back).toEqual([])
})

/** Position of the focused element among the page's own elements, or null outside them. */
const stopInContact = () => {
  const stop = document.activeElement as HTMLElement
  if (!stop.closest('.contact-jump, .contact')) return null
  const { left, right, top, bottom } = stop.getBoundingClientRect()
  const name = stop.getAttribute('name') ?? stop.textContent
  return { name, left, right, top: top + scrollY, bottom: bottom + scrollY }
}

/** Scrolls to the end, and waits two frames for scroll handlers. */
const scrollToTheEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

const openMenu = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: 'Menu' })
  if (await button.isVisible()) await button.click()
}

test('site: the calendar works by keyboard alone, and loading it shifts no layout', async () => {
  const page = await open({ viewport: widths['a desk'] })
  await page.goto('/updates/calendar')
  const place = () => page.locator('.month').boundingBox()
  const before = await place()
  // The calendar may load before the link has the focus, or while Playwright checks the focus.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.month-table a, .react-calendar button')?.focus(),
  )
  await page.locator('.react-calendar').waitFor()
  expect(await place()).toEqual(before)

  const focused = page.locator('button:focus')
  await expect.poll(() => focused.innerText()).toMatch(/^\d+/)
  const month = await page.locator('#month').innerText()
  await page.keyboard.press('PageDown')
  await page.waitForURL(/\?month=\d{4}-\d\d$/)
  await expect.poll(() => focused.getAttribute('class')).toContain('day')
  expect(await page.locator('#month').innerText()).not.toBe(month)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?day=\d{4}-\d\d-\d\d(?:#agenda)?$/)
  const chosen = new Date(`${new URL(page.url()).searchParams.get('day')}T00:00`)
  await page
    .getByRole('region', { name: chosen.toLocaleDateString('en-PH', { dateStyle: 'full' }) })
    .waitFor()
})

const isInView = (element: Element): boolean => {
  const { top } = element.getBoundingClientRect()
  // Scrolling rounds to half a pixel.
  return top > -1 && top < innerHeight
}
