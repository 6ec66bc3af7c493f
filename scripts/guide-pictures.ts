import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium, flags } from '../tests/support/browser/chromium.ts'

// Takes the staff guide's pictures in each language: `node scripts/guide-pictures.ts ORIGIN USERNAME PASSWORD`. The server
// must run with its own demo college, since the script writes a message and a draft.

const [origin = 'http://localhost:3000', username = 'admin', password = ''] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../packages/admin/src/guide/pictures')

/** Opens the screen of each job at its key step. Finds elements by structure, since button labels depend on the language. */
const jobs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'class-notice': async (page) => {
    await visit(page, '/home')
    await page.locator('main button.MuiButton-contained').first().click()
    await page.getByRole('dialog').waitFor()
  },
  update: async (page) => {
    await visit(page, '/update')
    await page.locator('input[name="title"]').fill('Enrolment opens on Monday')
    await page.locator('.tiptap').fill('Bring the card of the last year.')
  },
  draft: async (page) => {
    await openFirst(page, '/updates')
    await page.locator('a[href$="/edit"]').first().click()
    await page.locator('.tiptap').first().waitFor()
  },
  review: (page) => openFirst(page, '/releases'),
  page: (page) => openForm(page, '/pages/at?address=/admission/college'),
  'new-page': (page) => visit(page, '/pages'),
  people: async (page) => {
    await visit(page, '/person')
    await page.locator('input[name="name"]').fill('Engr. Paolo R. Ilustre')
  },
  pictures: (page) => openFirst(page, '/pictures'),
  message: (page) => openFirst(page, '/messages'),
  invitation: (page) => visit(page, '/invitations/new'),
}

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${origin}/dashboard${path}`)
  await settle(page)
}

/** Opens the first record of a list. */
const openFirst = async (page: Page, list: string): Promise<void> => {
  await visit(page, list)
  const title = (await page.locator('main h1').textContent()) ?? ''
  await page.locator('main tbody tr a, main li a').first().click()
  // The list stays until the record's screen is loaded.
  await page.locator('main h1').filter({ hasNotText: title }).waitFor()
  await settle(page)
}

/** Waits until a screen is complete, without loading indicators and with its pictures. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      !document.querySelector('main .MuiSkeleton-root, main [role="progressbar"]:not([aria-valuenow])') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}

/** Opens the form of a record with a text. */
const openForm = async (page: Page, path: string): Promise<void> => {
  await page.goto(`${origin}/dashboard${path}`)
  await page.locator('.tiptap').first().waitFor()
  await settle(page)
}

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/dashboard/login`)
  await page.locator('input[name="username"]').fill(username)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/dashboard/home')
}

/** Creates records that the demo college lacks. */
const prepare = async (page: Page): Promise<void> => {
  const { request } = page
  const cookies = await page.context().cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const headers = { 'x-xsrf-token': token }
  await request.post(`${origin}/api/contactUs`, { headers, data: message })
  const { data } = (await (await request.get(`${origin}/api/updates`)).json()) as { data: { id: number }[] }
  const live = data.at(-1)?.id ?? 1
  const draft = { title: 'Enrollment for the second semester, until Saturday' }
  await request.put(`${origin}/api/updates/${live}/draft`, {
    headers: { ...headers, 'if-none-match': '*' },
    data: { values: draft },
  })
}

const message = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrollment of my son',
  message: 'When does it close, and what shall we bring?',
}

const browser = await chromium.launch({ executablePath: findChromium(), args: flags })
for (const [language, locale] of [
  ['en', 'en-PH'],
  ['fil', 'fil-PH'],
] as const) {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 750 },
    locale,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signIn(page)
  if (language === 'en') await prepare(page)
  mkdirSync(join(folder, language), { recursive: true })
  for (const [name, open] of Object.entries(jobs)) {
    await open(page)
    // Waits for animations of opened elements.
    await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    const picture = sharp(await page.screenshot()).resize(960)
    await picture.webp({ quality: 60 }).toFile(join(folder, language, `${name}.webp`))
    process.stdout.write(`${language}/${name}\n`)
  }
  await context.close()
}
await browser.close()
