import type { Page } from 'playwright-core'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { visitsTo } from '../../support/browser/browser.ts'
import { startProduct, type Product } from '../../support/server/product.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { editorIn, signIn, typeOn } from '../../support/browser/staff-at-work.ts'
import { call } from '../../support/browser/page-call.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kampana-nothing-lost-'))
let product: Product
/** Starts the product, the second time with the same data and address. */
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  product = await startProduct({ SEED: 'none', DATA_DIR: dataDir, ...settings })
  return { origin: product.origin, stop: () => product.stop() }
}
const { open } = visitsTo(start)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

/** Opens the form of a published update. */
const editing = async (page: Page, words: string): Promise<string> => {
  await signIn(page)
  const { data } = await publish(page, words)
  await page.goto(`/dashboard/update/${data.id}/edit`)
  await editorIn(page).waitFor()
  return `/api/updates/${data.id}`
}
const publish = (page: Page, words: string) =>
  call(page, 'POST', '/api/updates', {
    title: words,
    category: 'announcements',
    updates: bodyOf('Bring your report card.'),
    posted_at: 'now',
  })
const written = (page: Page) =>
  page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, text]) => key.startsWith('kampana.typed') && /half/.test(String(text)),
    ),
  )
/** The notice of a save appears before the form closes, which deletes the draft. */
const draftsGone = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('kampana.typed')))

test('form drafts: restore input after a crash, including the body', async () => {
  const page = await open()
  await editing(page, 'A crash')
  await title(page).fill('A crash, half told')
  await typeOn(page, ' And half a sentence')
  await page.waitForFunction(() =>
    Object.values(localStorage).some((text) => /half told.*half a sentence/.test(String(text))),
  )
  const address = page.url()
  const crashed = page.waitForEvent('crash')
  const devTools = await page.context().newCDPSession(page)
  devTools.send('Page.crash').catch(() => undefined)
  await crashed

  const again = await page.context().newPage()
  await again.goto(address)
  await again.getByText(/^Restored your unsaved changes from /).waitFor()
  expect(await title(again).inputValue()).toBe('A crash, half told')
  expect(await editorIn(again).innerText()).toContain('And half a sentence')
  await saveButton(again).click()
  await again.getByText('Published on the website.').waitFor()
  await draftsGone(again)
})

test('form drafts: the browser asks before a page with unsaved input closes', async () => {
  const page = await open()
  await editing(page, 'Closing')
  await title(page).fill('Closing, half way')
  await written(page)
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/').catch(() => undefined)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await leaving
  expect(await title(page).inputValue()).toBe('Closing, half way')
})
