import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/page-call.ts'
import { chooseInMenu, fillUpdate, signIn, typeOn } from '../../support/browser/staff-at-work.ts'
import { widths } from '../../support/browser/widths.ts'
import { password } from '../../support/people/accounts.ts'
import { mailServer } from '../../support/people/mailbox.ts'

const box = await mailServer()
afterAll(box.close)
const { open } = visits({ SEED: 'none', MAIL_URL: box.url })

describe.each(Object.entries(widths).slice(inject('whole') ? 0 : 1))(
  'office jobs: on %s',
  (screen, viewport) => {
    test('a spreadsheet imports with its characters and dates', async () => {
      const page = await open({ viewport })
      await signIn(page)
      await page.goto('/dashboard/job-openings')
      await chooseInMenu(page, 'Job openings', 'Import')
      const dialog = page.getByRole('dialog')
      // Excel's format: Windows-1252, with the month first.
      const text = `Position,Department,Description,Closing date\nSe\u{f1}or Cook on ${screen},Kitchen,Cooks.,12/25/2098\n`
      const file = { name: 'plain.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') }
      await dialog.getByLabel('Choose a file').setInputFiles(file)
      await dialog.getByText('12/25/2098 → Dec 25, 2098').waitFor()
      await dialog.getByRole('button', { name: 'Check file' }).click()
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      const cook = page.getByRole('link', { name: `Señor Cook on ${screen}` })
      await expect.poll(() => cook.count()).toBe(1)
    })

    test('an invited writer is signed in after accepting, and the review e-mail takes the reviewer to the release', async () => {
      const reviewer = await open({ viewport })
      await signIn(reviewer)
      const [name, email] = [`Ana on ${screen}`, `ana-${viewport.width}@college.example`]
      await invite(reviewer, name, email)

      const writer = await open({ viewport })
      await writer.goto((await box.next(email)).link)
      await writer.getByLabel(/^Password/).fill(password)
      await writer.getByLabel(/^Confirm password/).fill(password)
      await writer.getByRole('button', { name: 'Create account' }).click()
      await writer.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor()
      await writer.goto('/dashboard/update')
      await fillUpdate(writer, `Exams on ${screen}`)
      await typeOn(writer, 'Bring pens.')
      await writer.getByRole('button', { name: 'Submit for review' }).click()
      await writer.getByText('Submitted for review. We’ll e-mail you the outcome.').waitFor()

      const letter = () => box.arrived.find(({ subject }) => subject === `For review: Exams on ${screen}`)
      await expect.poll(letter).toBeDefined()
      await reviewer.goto(letter()!.link)
      await reviewer.getByText(`Submitted for review by ${name}.`).waitFor()
      await reviewer
        .getByRole('region', { name: `Exams on ${screen}` })
        .getByText('Bring pens.')
        .waitFor()
    })
  },
)

/** Invites a colleague without publish permission. */
const invite = async (page: Page, name: string, email: string): Promise<void> => {
  const may = new Set(['list updates', 'show updates', 'create updates', 'edit updates'])
  const permissions = (await listed<Permission>(page, 'permissions'))
    .filter((permission) => may.has(permission.name))
    .map(({ id }) => id)
  const { data } = await call(page, 'POST', '/api/roles', { description: `Role of ${name}`, permissions })
  await call(page, 'POST', '/api/invitations', { name, email, roleIds: [data.id] })
}

interface Permission {
  id: number
  name: string
}

const listed = async <T>(page: Page, resource: string): Promise<T[]> => {
  const response = await page.request.get(`/api/${resource}`)
  return ((await response.json()) as { data: T[] }).data
}
