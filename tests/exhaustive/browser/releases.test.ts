import type { Locator, Page } from 'playwright-core'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
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

const updatePermissions = ['list updates', 'show updates', 'edit updates']

/** The record to change on each screen. */
const subjects = {
  'a desk': {
    kind: 'page',
    text: 'Text',
    may: ['edit content'],
    publishes: ['publish content'],
    make: (title: string, body: string) => ({
      path: '/api/pages',
      input: {
        title,
        kind: 'page',
        address: '/fees',
        body,
        description: 'What a year costs, and by when it is paid.',
      },
      address: '/fees',
    }),
  },
  'a phone': {
    kind: 'update',
    text: 'Body',
    may: updatePermissions,
    publishes: ['create updates', 'publish updates'],
    make: (title: string, body: string) => ({
      path: '/api/updates',
      input: { title, category: 'announcements', updates: body },
      address: `/updates/announcements/${encodeURIComponent(title)}`,
    }),
  },
}

/** Presses a button with the keyboard. */
const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}
const readBy = async (visitor: Page, address: string): Promise<string> => {
  await visitor.goto(address)
  return visitor.getByRole('main').innerText()
}

/** Checks the difference and the preview, and rejects the release with a note. */
const sendBack = async (reviewer: Page, record: Locator, text: string): Promise<void> => {
  await record.getByRole('region', { name: text }).locator('ins').getByText('July').waitFor()
  expect(await axeOn(reviewer)).toEqual([])
  await record.getByRole('button', { name: 'Preview' }).click()
  await reviewer.frameLocator('iframe').getByText('Pay by June. Or by July.').waitFor()
  await reviewer.keyboard.press('Escape')
  await press(reviewer, 'Reject')
  await reviewer.getByRole('textbox', { name: 'Note of the reviewer' }).fill('Say of which year.')
  await reviewer.keyboard.press('Control+Enter')
  await reviewer.getByRole('dialog').waitFor({ state: 'detached' })
}

describe.each(Object.entries(subjects).slice(inject('whole') ? 0 : 1))(
  'releases on %s: a draft',
  (screen, { kind, text, may, publishes, make }) => {
    const viewport = widths[screen as keyof typeof widths]
    test(`of a live ${kind} is rejected with a note, edited, published, and visible only then`, async () => {
      const [author, reviewer, visitor] = [await open({ viewport }), await open({ viewport }), await open()]
      const writer = await hire(place, { may })
      await signIn(author, writer)
      const chief = await hire(place, { may: [...may, ...publishes] })
      await signIn(reviewer, chief)
      const title = `Fees on ${screen}`
      const { path, input, address } = make(title, bodyOf('Pay by June.'))
      const { data } = await call(reviewer, 'POST', path, { ...input, posted_at: 'now' })

      await author.goto(`/dashboard/${kind}/${data.id}/edit`)
      await editorIn(author, text).waitFor()
      await typeOn(author, ' Or by July.', text)
      await press(author, 'Submit for review')
      await author.getByText('Submitted for review. We’ll e-mail you the outcome.').waitFor()
      const waiting = author.getByRole('region', { name: 'Unpublished draft' })
      await waiting.getByText(/^Draft by Member \d+, last edited /).waitFor()
      expect(await readBy(visitor, address)).not.toContain('Or by July.')

      await reviewer.goto((await box.next(`${chief}@college.example`)).link)
      const record = reviewer.getByRole('region', { name: title })
      await sendBack(reviewer, record, text)

      const attention = author.getByRole('region', { name: 'Needs attention' })
      await author.goto('/dashboard/home')
      await attention.getByText('Say of which year.').waitFor()
      await author.goto((await box.next(`${writer}@college.example`)).link)
      await waiting.getByText('Say of which year.').waitFor()
      expect(await axeOn(author)).toEqual([])
      await typeOn(author, ' Of next year.', text)
      await press(author, 'Submit for review')
      await author.getByText('Submitted for review. We’ll e-mail you the outcome.').waitFor()

      await reviewer.reload()
      await record.getByRole('region', { name: text }).locator('ins').getByText('next').waitFor()
      await press(reviewer, 'Publish')
      await expect.poll(() => readBy(visitor, address)).toContain('Pay by June. Or by July. Of next year.')
      await author.goto('/dashboard/home')
      const own = author.getByRole('region', { name: 'My submissions' }).getByRole('listitem')
      await own.filter({ hasText: title }).getByText('Published', { exact: true }).waitFor()
    })
  },
)

test.each(Object.entries(widths).slice(inject('whole') ? 0 : 1))(
  'releases: on %s, three pages and an update need six key presses and the typing to be published together',
  async (screen, viewport) => {
    const page = await open({ viewport })
    const author = {
      may: ['edit content', 'publish content', ...updatePermissions, 'create updates', 'publish updates'],
    }
    await signIn(page, await hire(place, author))
    const texts: [path: string, text: string][] = []
    for (const name of ['one', 'two', 'three', 'update']) {
      const subject = name === 'update' ? subjects['a phone'] : subjects['a desk']
      const { path, input } = subject.make(`Together ${name} on ${screen}`, bodyOf('As it was.'))
      const address = name === 'update' ? {} : { address: `/together-${name}-${viewport.width}` }
      const { data } = await call(page, 'POST', path, { ...input, ...address, posted_at: 'now' })
      texts.push([`/dashboard/${subject.kind}/${data.id}/edit`, subject.text])
    }
    let presses = 0
    const pressNext = async (role: 'button' | 'link', name: string) => {
      presses += 1
      await page.getByRole(role, { name, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    for (const [form, text] of texts) {
      await page.goto(form)
      await editorIn(page, text).waitFor()
      await typeOn(page, ' As it is.', text)
      await pressNext('button', 'Save draft')
      await page.getByRole('region', { name: 'Unpublished draft' }).waitFor()
    }
    await pressNext('link', 'Open release')
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    await pressNext('button', 'Publish')
    for (const [form] of texts) {
      const path = form.replace(/^\/dashboard\/(\w+)\/(\d+).*$/, '/api/$1s/$2')
      await expect.poll(async () => JSON.stringify(await call(page, 'GET', path))).toContain('As it is.')
    }
    expect(presses).toBe(6)
  },
)
