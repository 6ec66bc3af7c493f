import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeOn } from '../support/axe.ts'
import { visits } from '../support/browser.ts'
import { furnish } from '../support/furnish.ts'
import { editorIn, signIn } from '../support/staff-at-work.ts'

const { open, origin } = visits({ SEED: 'none' })
const desk = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

beforeAll(() => furnish(origin()))

const guestPages = [
  '/login',
  '/register',
  '/email/verification',
  '/password/reset',
  '/password/reset?token=abc&email=lito%40divinian.example',
]
const memberPages = [
  '/home',
  '/users',
  '/users/2',
  '/users/2/edit',
  '/permissions',
  '/roles',
  '/role',
  '/role/2',
  '/role/2/edit',
  '/profile',
  '/password/edit',
  '/updates',
  '/update',
  '/update/1',
  '/update/1/edit',
  '/logs',
  '/logs/1',
  '/slides',
  '/slide',
  '/letters',
  '/job-openings',
  '/job-opening',
  '/nowhere',
]

test('axe finds nothing on the pages for guests, in both themes, at a desk and on a phone', async () => {
  const page = await open({ viewport: desk, reducedMotion: 'reduce', refusals: [401] })
  const faults: string[] = []
  for (const path of guestPages) {
    await visit(page, path)
    faults.push(...(await faultsOf(page, path)))
  }
  await visit(page, '/register')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('The name field is required.').waitFor()
  faults.push(...(await faultsOf(page, 'registering with nothing typed')))
  expect(faults).toEqual([])
})

test.each([
  ['people and rights', memberPages.slice(0, 11)],
  ['content', memberPages.slice(11)],
])('axe finds nothing on the pages of %s, in both themes, at a desk and on a phone', async (_of, pages) => {
  const page = await open({ viewport: desk, reducedMotion: 'reduce' })
  await signIn(page)
  const faults: string[] = []
  for (const path of pages) {
    await visit(page, path)
    faults.push(...(await faultsOf(page, path)))
  }
  expect(faults).toEqual([])
})

/** Opens a page and waits until everything on it has come. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/dashboard${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (path.startsWith('/update') && path !== '/updates' && path !== '/update/1')
    await editorIn(page).waitFor()
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
}

/** What is wrong with a page at both widths. */
const faultsOf = async (page: Page, name: string): Promise<string[]> => {
  const atTheDesk = await inBothThemes(page, name)
  await page.setViewportSize(phone)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const onThePhone = await inBothThemes(page, `${name} on a phone`)
  await page.setViewportSize(desk)
  return [...atTheDesk, ...onThePhone]
}

/** In the dark only colours are others. */
const inBothThemes = async (page: Page, name: string): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' })
  const inTheLight = await axeOn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = (await axeOn(page, ['color-contrast'])).map((fault) => `in the dark: ${fault}`)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inTheLight, ...inTheDark].map((fault) => `${name}: ${fault}`)
}
