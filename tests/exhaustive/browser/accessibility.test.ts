import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { visits } from '../../support/browser/browser.ts'
import { furnish } from '../../support/people/furnish.ts'
import { editorIn, signIn } from '../../support/browser/staff-at-work.ts'

const { open, origin } = visits({ SEED: 'none' })
const desk = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

beforeAll(() => furnish(origin()))

/** One page of each kind. Before a release, all pages are tested. */
const pages = (own: readonly string[], like: readonly string[]): readonly string[] =>
  inject('whole') ? [...own, ...like] : own

const guestPages = pages(
  ['/login', '/register'],
  ['/email/verification', '/password/reset', '/password/reset?token=abc&email=lito%40divinian.example'],
)
const ofPeople = pages(
  ['/home', '/users', '/users/2', '/role', '/profile'],
  ['/users/2/edit', '/permissions', '/roles', '/role/2', '/role/2/edit', '/password/edit'],
)
const ofContent = pages(
  ['/update/1', '/update/1/edit', '/logs/1', '/slides', '/slide', '/subscribers', '/releases'],
  ['/updates', '/update', '/logs', '/letters', '/job-openings', '/job-opening', '/nowhere'],
)

test('accessibility: axe finds no errors on public pages, in both themes, on desktop and phone', async () => {
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
  ['users and permissions', ofPeople],
  ['content', ofContent],
])(
  'accessibility: axe finds no errors on pages for %s, in both themes, on desktop and phone',
  async (_of, pages) => {
    const page = await open({ viewport: desk, reducedMotion: 'reduce' })
    await signIn(page)
    const faults: string[] = []
    for (const path of pages) {
      await visit(page, path)
      faults.push(...(await faultsOf(page, path)))
    }
    expect(faults).toEqual([])
  },
)

/** States of a page after some interaction, with the steps to reach each state. */
const states: Readonly<Record<string, readonly [path: string, act: (page: Page) => Promise<unknown>]>> = {
  'the account menu': [
    '/home',
    async (page) => {
      await page.getByRole('button', { name: 'admin', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    },
  ],
  'the columns menu': [
    '/updates',
    async (page) => {
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Subtitle' }).click()
      await page.getByRole('columnheader', { name: 'Subtitle', includeHidden: true }).waitFor()
    },
  ],
  'the bulk delete dialog': [
    '/updates',
    async (page) => {
      await page.getByRole('row').first().getByRole('checkbox').click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'Confirm' }).waitFor()
    },
  ],
  'the link dialog': [
    '/update',
    async (page) => {
      await editorIn(page).click()
      await page.keyboard.type('registrar')
      await page.keyboard.press('Shift+Home')
      await page.getByRole('button', { name: 'Link' }).click()
      await page.getByLabel('Page or address').waitFor()
    },
  ],
  'an empty list': [
    '/updates',
    async (page) => {
      await page.route('**/api/updates?**', (route) =>
        route.fulfill({ json: { data: [], meta: { total: 0 } } }),
      )
      await page.reload()
      await page.getByText('-- No Updates yet --').waitFor()
      await page.unroute('**/api/updates?**')
    },
  ],
  'a list that fails to load': [
    '/logs',
    async (page) => {
      await page.route('**/api/logs?**', (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload()
      await page.getByText('There was a problem retrieving the logs').first().waitFor()
      await page.unroute('**/api/logs?**')
    },
  ],
}

test('accessibility: axe finds no errors in menus, dialogs, selections, errors and empty lists', async () => {
  const page = await open({ viewport: desk, reducedMotion: 'reduce', refusals: [500], intercepts: true })
  await signIn(page)
  const faults: string[] = []
  for (const [name, [path, act]] of Object.entries(states)) {
    await visit(page, path)
    await act(page)
    faults.push(...(await inBothThemes(page, name)).filter(isNoOpenMenu))
  }
  await page.setViewportSize(phone)
  await visit(page, '/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Logs' }).waitFor()
  faults.push(...(await inBothThemes(page, 'the menu on a phone')))
  expect(faults).toEqual([])
})

/**
 * An open menu hides everything else from assistive technology, including landmarks, so axe's rule on regions doesn't apply.
 */
const isNoOpenMenu = (fault: string): boolean => !/: region at \.Mui(?:Paper|Menu)-/.test(fault)

/** Opens a page and waits until it has loaded completely. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/dashboard${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (path.startsWith('/update') && path !== '/updates' && path !== '/update/1')
    await editorIn(page).waitFor()
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
}

/** Layout and accessibility errors of a page at both widths, in both themes and zoomed in. Includes content off screen. */
const faultsOf = async (page: Page, name: string): Promise<string[]> => {
  const atTheDesk = (await axeOn(page)).map((fault) => `${name}: ${fault}`)
  await page.setViewportSize(phone)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const onThePhone = await inBothThemes(page, `${name} on a phone`)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  await page.setViewportSize(desk)
  return [...atTheDesk, ...onThePhone, ...(over > 0 ? [`${name} is ${over} pixels too wide`] : [])]
}

/** The dark theme changes only colors, so one width is enough. */
const inBothThemes = async (page: Page, name: string): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'light' })
  const inTheLight = await axeOn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = (await axeOn(page, ['color-contrast'])).map((fault) => `in the dark: ${fault}`)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inTheLight, ...inTheDark].map((fault) => `${name}: ${fault}`)
}
