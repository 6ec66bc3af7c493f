import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { axeOn } from '../../support/browser/axe.ts'
import { visitsTo } from '../../support/browser/browser.ts'
import { openList, signIn } from '../../support/browser/staff-at-work.ts'
import { isHydrated } from '../../support/browser/hydrated.ts'
import { startProduct } from '../../support/server/product.ts'

// A separate process, because a process loads the resources of only one college.
const { open } = visitsTo(() => startProduct({ SEED: 'none', COLLEGE_DIR: fixtureCollege }))
/** Timeout for a busy machine. */
const patience = { timeout: 20_000 }

const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test("own resources: staff create, dock, delete and restore a college's own records, and visitors read them", async () => {
  const staff = await open()
  const visitor = await open()
  await signIn(staff)
  await openList(staff, 'Boats')
  await staff.getByText('-- No boats yet --').waitFor()
  expect(await axeOn(staff)).toEqual([])

  await staff.getByRole('link', { name: 'New boat' }).click()
  await staff.getByRole('textbox', { name: 'Name' }).fill('Santa Clara')
  await staff.getByRole('combobox', { name: 'Rig' }).click()
  await staff.getByRole('option', { name: 'Under sail' }).click()
  await staff.getByLabel('Seats').fill('12')
  await staff.getByRole('textbox', { name: 'Story' }).fill('She was built by the first class.')
  await staff.getByRole('button', { name: 'Save' }).click()
  await staff.getByText('The boat was created.').waitFor()

  await visitor.goto('/boats')
  await visitor.mouse.move(400, 300)
  await expect.poll(() => isHydrated(visitor), patience).toBe(true)
  expect(await axeOn(visitor)).toEqual([])
  // The attribute survives client-side navigation, but not a new document.
  await visitor.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await visitor.getByRole('main').getByRole('link', { name: 'Santa Clara' }).click()
  await visitor.waitForURL('**/boats/1')
  await visitor.getByText('She was built by the first class.').waitFor()
  expect(await visitor.locator('body[data-same-document]').count()).toBe(1)
  // Checks the page as loaded, without the fade of a transition.
  await visitor.reload()
  expect(await axeOn(visitor)).toEqual([])

  await staff.getByRole('link', { name: 'Santa Clara' }).click()
  await staff.waitForURL('**/dashboard/boat/1')
  await action(staff, 'Dock: Santa Clara').click()
  await staff.getByText('Dock Santa Clara? It can not be booked then.').waitFor()
  await staff.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await staff.getByText('The boat was docked.').waitFor()
  await action(staff, 'More').click()
  await staff.getByRole('menuitem', { name: 'Launch: Santa Clara' }).waitFor()
  await staff.keyboard.press('Escape')

  await openList(staff, 'Boats')
  await staff.getByRole('checkbox', { name: 'Select Santa Clara' }).check()
  await staff.getByRole('button', { name: 'Delete' }).click()
  await staff.getByText('The boat was deleted.').waitFor()
  await visitor.goto('/boats')
  await visitor.getByText('No boat is on the lake this season.').waitFor()
  await staff.getByRole('button', { name: 'Undo' }).click()
  await staff.getByText('The boat was restored.').waitFor()
  await visitor.reload()
  await visitor.getByRole('main').getByRole('link', { name: 'Santa Clara' }).waitFor()

  await openList(staff, 'Logs')
  await staff.getByText("admin docked the boat 'Santa Clara'").waitFor()
})
