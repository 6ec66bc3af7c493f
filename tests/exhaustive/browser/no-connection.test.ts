import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/page-call.ts'
import { signIn, typeOn } from '../../support/browser/staff-at-work.ts'

const { open } = visits({ SEED: 'none' })
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const noConnection = 'There is no connection to the server. Please check your network and try again.'

const cut = (page: Page) => page.context().setOffline(true)
const mend = (page: Page) => page.context().setOffline(false)
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
/** Waits for the home screen with all cards, each of which would report a missing connection. */
const wholeHome = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  await page.getByRole('button', { name: 'Post a class notice' }).waitFor()
  await page.waitForLoadState('networkidle')
}
/** Records the unsafe requests from now on. */
const changesSent = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return sent
}

test('no connection: a class notice keeps its choices offline, and is posted by a second try', async () => {
  const page = await open({ ...phone, refusals: [0] })
  await signIn(page)
  await page.getByRole('button', { name: 'Post a class notice' }).tap()
  await page.getByRole('radio', { name: /^Order of the governor or mayor/ }).tap()
  await cut(page)
  await page.getByRole('button', { name: 'Post', exact: true }).tap()
  await page.getByText(noConnection).first().waitFor()
  const sent = changesSent(page)
  await mend(page)
  expect((await call(page, 'GET', '/api/class-status')).data).toEqual([])
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Post', exact: true }).tap()
  await page.getByText('The class notice was created.').waitFor()
  expect(sent).toEqual(['POST /api/class-status'])
})

test('no connection: an update reports the lost connection immediately, and is sent again only by a button', async () => {
  const page = await open({ refusals: [0] })
  await signIn(page)
  await page.goto('/dashboard/update')
  await titleOf(page).fill('On the hill')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Announcements' }).click()
  await typeOn(page, 'There is no signal up here.')
  await cut(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const problem = page.getByRole('alert').filter({ hasText: noConnection })
  await problem.getByText('Your entries are kept.').waitFor()
  const sent = changesSent(page)
  await mend(page)
  expect((await call(page, 'GET', '/api/updates')).data).toEqual([])
  expect(sent).toEqual([])
  await problem.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Published on the website.').waitFor()
  expect(sent).toEqual(['POST /api/updates'])
})

test('no connection: a new screen reports the missing connection, and loads once the connection returns', async () => {
  const page = await open({ refusals: [0] })
  await signIn(page)
  await wholeHome(page)
  await cut(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Updates' }).click()
  await page.getByRole('alert').getByText(noConnection).first().waitFor()
  await mend(page)
  await page.getByRole('heading', { level: 1, name: 'Updates' }).waitFor()

  // The screen's code is loaded now, but its rows aren't.
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
  await wholeHome(page)
  await cut(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Job openings' }).click()
  await page.getByRole('alert').getByText(noConnection).first().waitFor()
  await mend(page)
  await page.getByText('-- No Job openings yet --').waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/job-openings')
})
