import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeOn } from '../support/browser/axe.ts'
import { visits } from '../support/browser/browser.ts'
import { beginUpdate, editorIn } from '../support/browser/staff-at-work.ts'

const { open } = visits({ SEED: 'none' })

test('drafts: staff write a draft, preview it, and publish it', async () => {
  // A time zone whose date differs from the college's for half of the day.
  const staff = await open({ timezoneId: 'America/New_York' })
  const visitor = await open({ javaScriptEnabled: false })
  const address = '/updates/announcements/Exams'
  await beginUpdate(staff, 'Exams')
  await editorIn(staff).click()
  await staff.keyboard.type('Bring pens and patience.')

  await staff.getByRole('button', { name: 'Preview' }).click()
  const preview = staff.frameLocator('iframe')
  expect(await preview.getByRole('heading', { level: 1 }).innerText()).toBe('Exams')
  expect(await preview.getByText('Bring pens and patience.').count()).toBe(1)
  await staff.getByRole('button', { name: 'Phone' }).click()
  expect((await staff.locator('iframe').boundingBox())?.width).toBe(360)
  await preview.getByRole('link', { name: 'Home', exact: true }).first().click()
  expect(await preview.getByRole('heading', { level: 1 }).innerText()).toBe('Exams')
  expect(await axeOn(staff, ['aria-dialog-name', 'frame-title', 'color-contrast', 'button-name'])).toEqual([])
  await staff.getByRole('button', { name: 'Preview' }).click()

  await staff.getByRole('radio', { name: 'Draft' }).check()
  await staff.getByRole('button', { name: 'Save draft' }).click()
  await staff.getByText('Saved as a draft.').waitFor()
  await staff.getByRole('row', { name: 'Exams' }).getByText('Draft', { exact: true }).waitFor()
  expect((await visitor.goto(address))?.status()).toBe(404)

  await edit(staff, 'Exams')
  await staff.getByRole('radio', { name: 'Later' }).check()
  await staff.getByLabel('Date and time').fill('2099-12-01T08:30')
  await staff.getByText('Philippine Standard Time').waitFor()
  await staff.getByRole('button', { name: 'Schedule' }).click()
  await staff.getByText('It will appear on December 1, 2099 at 8:30 AM.').waitFor()
  const row = staff.getByRole('row', { name: 'Exams' })
  await row.getByText('Scheduled', { exact: true }).waitFor()
  await row.getByText('Dec 1, 2099, 8:30 AM').waitFor()
  expect((await visitor.goto(address))?.status()).toBe(404)

  await edit(staff, 'Exams')
  await staff.getByRole('radio', { name: 'Now' }).check()
  await staff.getByRole('button', { name: 'Publish' }).click()
  await row.getByText('Published', { exact: true }).waitFor()
  expect((await visitor.goto(address))?.status()).toBe(200)
  expect(await visitor.getByRole('main').innerText()).toContain('Bring pens and patience.')
})

const edit = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
}
