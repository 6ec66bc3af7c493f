import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { openList, signIn } from '../../support/browser/staff-at-work.ts'
import { isHydrated } from '../../support/browser/hydrated.ts'
import { wordDocument } from '../../support/input/zip.ts'

const { open } = visits({ SEED: 'none' })
/** Timeout for a busy machine. */
const patience = { timeout: 20_000 }

const form = {
  name: 'Application form 2099.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: wordDocument(),
}

test('job openings: visitors read, download and print an opening with its form, also without scripts', async () => {
  const staff = await open()
  const visitor = await open()
  await signIn(staff)
  await openList(staff, 'Job openings')
  await staff.getByText('-- No job openings yet --').waitFor()
  await announce(staff, { position: 'School nurse', until: '2099-06-30' })
  await announce(staff, { position: 'School librarian', until: '2099-12-31', form })

  await visitor.goto('/career')
  const opening = visitor.getByRole('article').filter({ hasText: 'School librarian' })
  await opening.getByText('Apply until December 31, 2099').waitFor()
  await opening.getByText('What we look for').click()
  await opening.getByText('Fond of readers.').waitFor()
  await visitor.emulateMedia({ media: 'print' })
  // This includes openings with a collapsed description.
  const told = visitor.getByText('Fond of readers.')
  expect(await told.evaluateAll((each) => each.map((words) => words.checkVisibility()))).toEqual([true, true])
  await visitor.emulateMedia({ media: 'screen' })
  await expect.poll(() => isHydrated(visitor), patience).toBe(true)
  expect(await downloadedFrom(visitor)).toEqual({ name: form.name, bytes: form.buffer })
  const paperless = await open({ javaScriptEnabled: false })
  await paperless.goto('/career')
  await paperless.getByText('What we look for').last().click()
  expect(await downloadedFrom(paperless)).toEqual({ name: form.name, bytes: form.buffer })
})

test('job openings: an error is shown under its field, which gets the focus, and the input remains', async () => {
  const staff = await open({ refusals: [422] })
  await signIn(staff)
  await staff.goto('/dashboard/job-opening')
  await fill(staff, { position: 'School guard', until: '2000-01-01' })
  const group = formGroup(staff)
  await group
    .locator('input[type=file]')
    .setInputFiles({ name: 'form.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
  await group.getByText('form.exe: The File field must be a file of type: pdf, docx').waitFor()
  await group.getByRole('button', { name: 'Remove form.exe' }).press('Enter')
  await expect
    .poll(() => focusIsOn(group.getByRole('button', { name: 'Choose a file' })), patience)
    .toBe(true)

  await staff.getByRole('button', { name: 'Save' }).click()
  const day = staff.getByLabel('Closing date')
  await staff.getByText('The Closing date field must be a date after or equal to today.').waitFor()
  await expect.poll(() => focusIsOn(day), patience).toBe(true)
  // The browser displays a date without a year, but doesn't accept it.
  await day.fill('2099-12-31')
  await day.press('ArrowRight')
  await day.press('ArrowRight')
  await day.press('Backspace')
  await staff.getByRole('button', { name: 'Save' }).click()
  await staff.getByText('The Closing date field must be a valid date.').waitFor()
  expect(await staff.getByRole('textbox', { name: 'Position' }).inputValue()).toBe('School guard')
})

/** Downloads the application form. */
const downloadedFrom = async (page: Page) => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Application form (DOCX)' }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) }
}

interface Position {
  position: string
  until: string
  form?: typeof form
}

/** Fills in and saves the form of a new opening. */
const announce = async (page: Page, position: Position): Promise<void> => {
  await page.goto('/dashboard/job-opening')
  await fill(page, position)
  await save(page, 'The job opening was created.')
  await page.getByRole('heading', { level: 1, name: 'Job openings' }).waitFor()
}

const fill = async (page: Page, { position, until, form }: Position): Promise<void> => {
  await page.getByRole('textbox', { name: 'Position' }).fill(position)
  await page.getByRole('textbox', { name: 'Department' }).fill('Library')
  await page.getByRole('textbox', { name: 'Description' }).fill('Fond of readers.')
  await page.getByLabel('Closing date').fill(until)
  if (!form) return
  const choosing = page.waitForEvent('filechooser')
  await formGroup(page).getByRole('button', { name: 'Choose a file' }).click()
  await (await choosing).setFiles(form)
  await formGroup(page).getByRole('link', { name: 'Application-form-2099.docx' }).waitFor()
}

const save = async (page: Page, answer: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(answer).waitFor()
}

const formGroup = (page: Page) => page.getByRole('group', { name: 'Application form' })
const focusIsOn = (locator: ReturnType<typeof formGroup>): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement)
