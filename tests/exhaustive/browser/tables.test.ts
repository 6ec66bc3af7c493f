import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { visits } from '../../support/browser/browser.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { call } from '../../support/browser/page-call.ts'
import { openList, signIn } from '../../support/browser/staff-at-work.ts'
import { widths } from '../../support/browser/widths.ts'
import { password } from '../../support/people/accounts.ts'

const { open } = visits({ SEED: 'none' })
/** Timeout of a page's expectations. */
const soon = { timeout: 20_000 }

test('tables: a list sorts, pages and filters, and its address restores the view', async () => {
  const page = await open()
  await signIn(page)
  await publishMany(page)
  await openList(page, 'Updates')
  await page.getByText('1-10 of 300').waitFor()
  expect(await titles(page)).toHaveLength(10)

  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  await expect.poll(() => titles(page), soon).toEqual(numbered(1, 10))
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  await expect.poll(() => titles(page), soon).toEqual(numbered(300, 291))
  await page.getByRole('button', { name: 'Go to page 2' }).click()
  await expect.poll(() => titles(page), soon).toEqual(numbered(290, 281))

  await page.getByRole('textbox', { name: 'Search' }).fill('update 29')
  await page.getByText('1-10 of 13').waitFor()
  expect(await titles(page)).toEqual(numbered(299, 290))
  const address = page.url()
  await page.reload()
  await expect.poll(() => titles(page), soon).toEqual(numbered(299, 290))
  expect(await page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('update 29')
  await page.goBack()
  await expect.poll(() => titles(page), soon).toEqual(numbered(290, 281))

  const colleague = await page.context().newPage()
  await colleague.goto(address)
  await expect.poll(() => titles(colleague), soon).toEqual(numbered(299, 290))
  await colleague.getByRole('button', { name: 'Clear filters' }).click()
  await colleague.getByText('1-10 of 300').waitFor()
})

test('tables: a list of all rows renders only visible rows, and selected rows persist and are exported', async () => {
  const page = await open()
  await signIn(page)
  await publishMany(page)
  await page.goto('/dashboard/updates?sort=title&order=DESC&page=1&perPage=10&filter=%7B%7D')
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await page.getByRole('option', { name: 'All' }).click()
  await page.getByText('1-300 of 300').waitFor()
  const table = page.getByRole('table')
  await expect.poll(() => table.getAttribute('aria-rowcount'), soon).toBe('301')
  // The document contains only visible rows, and scrolling renders more.
  expect((await titles(page)).length).toBeLessThan(100)
  const first = page.getByRole('link', { name: 'Update 300' })
  await first.focus()
  await page.keyboard.press('End')
  await expect.poll(() => isInSight(page, 'Update 001'), soon).toBe(true)
  await page.keyboard.press('Home')
  await expect.poll(() => isInSight(page, 'Update 300'), soon).toBe(true)
  await page.keyboard.press('End')
  await expect.poll(() => isInSight(page, 'Update 001'), soon).toBe(true)
  const last = page.getByRole('row').filter({ hasText: 'Update 001' })
  expect(await last.getAttribute('aria-rowindex')).toBe('301')
  expect(await page.getByRole('columnheader', { name: 'Title' }).isVisible()).toBe(true)
  expect(await axeOn(page)).toEqual([])

  // A row on another page stays selected. With two selected rows, only deletion is offered.
  await page.getByRole('checkbox', { name: 'Select Update 001' }).check()
  await page.getByRole('link', { name: 'Edit' }).waitFor()
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await page.getByRole('option', { name: '5', exact: true }).click()
  await expect.poll(() => titles(page), soon).toEqual(numbered(300, 296))
  const bar = page.locator('.RaBulkActionsToolbar-toolbar')
  expect(await bar.getByRole('link', { name: 'Show' }).isVisible()).toBe(true)
  await page.getByRole('checkbox', { name: 'Select Update 300' }).check()
  await bar.getByText('2 items selected').waitFor()
  expect(await bar.getByRole('link').count()).toBe(0)
  expect(await bar.getByRole('button', { name: 'Delete' }).isVisible()).toBe(true)

  const lines = await saved(page, 'Export 2 selected')
  expect(lines[0]).toMatch(/^\ufeffTitle,Subtitle,Category,From,To,(?:.*,)?Posted,Status,Created,Body$/)
  expect(lines[1]).toMatch(
    /^Update 300,[^,]*,News and Events,2099-01-20,2099-01-21,(?:.*,)?2026-01-05 08:00,Published,\d{4}-\d\d-\d\d \d\d:\d\d,\S.*$/,
  )
  expect(lines).toHaveLength(3)
})

test('people: no address wraps, no column is cut off, and a record shows two actions and a menu', async () => {
  const page = await open()
  await signIn(page)
  const address = 'maria.villanueva@college.example'
  const account = { name: 'Maria Teresa Villanueva-Santos', username: 'mtvs', email: address }
  await call(page, 'POST', '/register', { ...account, password, password_confirmation: password })
  // A late reply to a call of the earlier session would restore its cookie.
  await page.waitForLoadState('networkidle')
  await signIn(page)
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport)
    await page.goto('/dashboard/users')
    const link = page.getByRole('link', { name: address })
    await link.waitFor()
    expect(await link.evaluate((it) => it.getClientRects().length)).toBe(1)
    expect(await link.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
    expect(await page.evaluate(widestScroll)).toBe(0)
    await page.getByRole('link', { name: account.name }).click()
    await page.getByRole('heading', { level: 1, name: account.name }).waitFor()
    const actions = page.getByRole('button', { name: 'More' }).locator('..').locator('a, button')
    const texts = async () => (await actions.allInnerTexts()).filter(Boolean)
    await expect.poll(texts, soon).toEqual(['Edit', 'Activity'])
    expect(await link.evaluate((it) => it.getClientRects().length)).toBe(1)
    expect(await axeOn(page)).toEqual([])
    await page.getByRole('button', { name: 'More' }).click()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Versions', 'Delete'])
  }
})

/** Hidden width of the page or its table, in pixels. */
const widestScroll = (): number =>
  Math.max(
    ...[document.documentElement, ...document.querySelectorAll('.RaDataTable-tableWrapper')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  )

/** Reports if a row is fully visible within the scrolling table. */
const isInSight = (page: Page, title: string): Promise<boolean> =>
  page.locator('.RaDataTable-tableWrapper').evaluate((frame, title) => {
    const row = [...frame.querySelectorAll('tr')].find((row) => row.textContent?.includes(title))
    if (!row) return false
    const [inner, outer] = [row.getBoundingClientRect(), frame.getBoundingClientRect()]
    return inner.top >= outer.top && inner.bottom <= outer.bottom + 1
  }, title)

/** Lines of the file that a button downloads. */
const saved = async (page: Page, button: string): Promise<string[]> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: button, exact: true }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^updates-\d{4}-\d{2}-\d{2}\.csv$/)
  await page
    .getByText(/^Rows saved to updates-/)
    .first()
    .waitFor()
  return (await buffer(await download.createReadStream())).toString().split('\r\n')
}

test('tables: offices are sorted by dragging, keyboard and menu, also within a filter', async () => {
  const page = await open()
  await signIn(page)
  for (const [title, directory] of [
    ['Quay A', 'offices'],
    ['Quay B', 'schools'],
    ['Quay C', 'offices'],
    ['Quay D', 'offices'],
  ])
    await call(page, 'POST', '/api/offices', { title, directory })
  const quays = async (): Promise<string> => {
    const { data } = (await (await page.request.get('/api/offices')).json()) as { data: { title: string }[] }
    return data.flatMap(({ title }) => /^Quay (.)/.exec(title)?.[1] ?? []).join('')
  }
  const handle = (name: string) => page.getByRole('button', { name: `Move: Quay ${name}` })
  const filter = encodeURIComponent(JSON.stringify({ title_q: 'Quay' }))
  await page.goto(`/dashboard/offices?filter=${filter}`)
  await drag(page, handle('D'), handle('B'))
  await expect.poll(quays, soon).toBe('ADBC')
  await handle('C').focus()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Quay C: position 3 of 4').waitFor({ state: 'attached' })
  expect(await handle('C').evaluate((button) => button.matches(':focus'))).toBe(true)
  await expect.poll(quays, soon).toBe('ADCB')

  await page.goto(
    `/dashboard/offices?filter=${encodeURIComponent(JSON.stringify({ title_q: 'Quay', directory: 'offices' }))}`,
  )
  await handle('C').click()
  await page.getByRole('menuitem', { name: 'Move to the front' }).click()
  await page.getByText('The office was moved.').waitFor()
  await expect.poll(quays, soon).toBe('CADB')
  expect(await axeOn(page)).toEqual([])
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect.poll(() => handle('C').count(), soon).toBe(0)
})

const titles = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .getByRole('link', { name: /^Update/ })
    .allInnerTexts()

/** Titles from one number to another, in either direction. */
const numbered = (from: number, to: number): string[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => titleOf(from + (to > from ? index : -index)))
const titleOf = (number: number): string => `Update ${String(number).padStart(3, '0')}`

/** Publishes three hundred updates, once for all tests of this file. */
const publishMany = async (page: Page): Promise<void> => {
  const body = bodyOf('Bring your report card.')
  const answer = await page.request.get('/api/updates?range=[0,0]')
  const { meta } = (await answer.json()) as { meta: { total: number } }
  if (meta.total === 0) await page.evaluate(publish, { count: 300, body })
}

/** Publishes in the person's browser, like a form. */
const publish = async ({ count, body }: { count: number; body: string }): Promise<void> => {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const send = (number: number) =>
    fetch('/api/updates', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({
        title: `Update ${String(number).padStart(3, '0')}`,
        subtitle: number === 7 ? '=1+1 for Peñafrancia' : null,
        category: number % 3 === 0 ? 'news-and-events' : 'announcements',
        from: number % 3 === 0 ? '2099-01-20' : null,
        to: number % 3 === 0 ? '2099-01-21' : null,
        updates: body,
        posted_at: '2026-01-05T00:00:00.000Z',
      }),
    })
  for (let number = 1; number <= count; number += 10)
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(number + index)))
}

/** Drags one handle onto another. */
const drag = async (page: Page, handle: Locator, onto: Locator): Promise<void> => {
  const [from, to] = [(await handle.boundingBox())!, (await onto.boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 12 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
}
