import type { Page } from 'playwright-core'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { axeOn } from '../../support/browser/axe.ts'
import { visitsTo } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/page-call.ts'
import { editorIn, signIn, typeOn } from '../../support/browser/staff-at-work.ts'
import { widths } from '../../support/browser/widths.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { mailServer } from '../../support/people/mailbox.ts'
import { hire } from '../../support/people/staff.ts'
import { startProduct } from '../../support/server/product.ts'

const box = await mailServer()
const dataDir = mkdtempSync(join(tmpdir(), 'kampana-changes-'))
const database = { kind: 'sqlite', file: join(dataDir, 'college.sqlite') } as const
const place = { database, collegeDir: collegeDirectory }
const { open } = visitsTo(() =>
  startProduct({
    SEED: 'none',
    MAIL_URL: box.url,
    DATA_DIR: dataDir,
    DATABASE_URL: `sqlite:${database.file}`,
  }),
)
afterAll(async () => {
  await box.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const writes = ['list updates', 'show updates', 'edit updates']

/** A button as those reach it who have no mouse. */
const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}
const readBy = async (visitor: Page, address: string): Promise<string> => {
  await visitor.goto(address)
  return visitor.getByRole('main').innerText()
}

describe.each(Object.entries(widths))('a change over a live update on %s', (screen, viewport) => {
  test('is drafted, sent back with words, mended, approved, and only then read', async () => {
    const [author, reviewer, visitor] = [await open({ viewport }), await open({ viewport }), await open()]
    await signIn(author, await hire(place, { may: writes }))
    const chief = await hire(place, { may: [...writes, 'create updates', 'publish updates'] })
    await signIn(reviewer, chief)
    const title = `Fees on ${screen}`
    const update = { title, category: 'announcements', updates: bodyOf('Pay by June.'), posted_at: 'now' }
    const { data } = await call(reviewer, 'POST', '/api/updates', update)
    const address = `/updates/announcements/${encodeURIComponent(title)}`

    await author.goto(`/dashboard/update/${data.id}/edit`)
    await editorIn(author).waitFor()
    await typeOn(author, ' Or by July.')
    await press(author, 'Ask for publication')
    await author.getByText('Asked for its publication. You will be told.').waitFor()
    const waiting = author.getByRole('region', { name: 'What waits over the live one' })
    await waiting.getByText(/^Draft of Member \d+, since /).waitFor()
    expect(await readBy(visitor, address)).not.toContain('Or by July.')

    await reviewer.goto((await box.next(`${chief}@college.example`)).link)
    const record = reviewer.getByRole('region', { name: title })
    await record.getByRole('region', { name: 'Body' }).locator('ins').getByText('July').waitFor()
    expect(await axeOn(reviewer)).toEqual([])
    await press(reviewer, 'Send back')
    await reviewer.getByRole('textbox', { name: 'Note of the reviewer' }).fill('Say of which year.')
    await reviewer.keyboard.press('Control+Enter')
    await reviewer.getByRole('dialog').waitFor({ state: 'detached' })

    await author.goto('/dashboard/home')
    const attention = author.getByRole('region', { name: 'Needs attention' })
    await attention.getByText('Say of which year.').waitFor()
    await attention.getByRole('link', { name: title }).click()
    await author.getByRole('link', { name: 'Edit' }).click()
    await waiting.getByText('Say of which year.').waitFor()
    expect(await axeOn(author)).toEqual([])
    await typeOn(author, ' Of next year.')
    await press(author, 'Ask for publication')
    await author.getByText('Asked for its publication. You will be told.').waitFor()

    await reviewer.reload()
    await record.getByRole('region', { name: 'Body' }).locator('ins').getByText('next').waitFor()
    await press(reviewer, 'Publish')
    await expect.poll(() => readBy(visitor, address)).toContain('Pay by June. Or by July. Of next year.')
    await author.goto('/dashboard/home')
    const own = author.getByRole('region', { name: 'What you asked for' }).getByRole('listitem')
    await own.filter({ hasText: title }).getByText('Published', { exact: true }).waitFor()
  })
})
