import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visits } from '../../support/browser/browser.ts'
import { beginUpdate, editorIn, fillUpdate, signIn } from '../../support/browser/staff-at-work.ts'

const { open } = visits({ SEED: 'none' })
const samples = join(import.meta.dirname, '../../../packages/admin/src/crud/rich-text/paste/fixtures')

test('what Word and Google Docs put into the clipboard is pasted clean', async () => {
  const staff = await open()
  await beginUpdate(staff, 'Pasted')
  await editorIn(staff).click()
  await paste(staff, await readFile(join(samples, 'word.html'), 'utf8'))
  await staff.getByText('A picture could not be pasted along. Please add it by itself.').waitFor()
  const editor = editorIn(staff)
  expect(await editor.locator('li > p').allInnerTexts()).toEqual([
    'Grade school',
    'Grade 1 to 3',
    'College',
    'Cashier',
    'Registrar',
  ])
  expect(await editor.locator('ol > li').count()).toBe(2)
  expect(
    await editor.getByText('Second semester, 2026').evaluate((p) => p.closest('p')?.style.textAlign),
  ).toBe('center')
  await staff.keyboard.press('ControlOrMeta+a')
  await paste(staff, await readFile(join(samples, 'google-docs.html'), 'utf8'))
  expect(await editor.getByRole('heading', { level: 2 }).innerText()).toBe('Sports fest')
  expect(await editor.locator('strong').allInnerTexts()).toEqual(['All houses', 'Volleyball'])
  expect(await editor.locator('[style*=color], [style*=font], [class*=Mso], img').count()).toBe(0)
})

test('a picture that is pasted or dropped is uploaded where it stands, and described before it is saved', async () => {
  const staff = await open()
  await beginUpdate(staff, 'Pictures')
  const editor = editorIn(staff)
  await editor.click()
  await staff.keyboard.type('The campus')
  await give(staff, 'paste', await drawing('#4b83cc'))
  await editor.locator('img[src]').waitFor()
  await give(staff, 'drop', await drawing('#b8892b'))
  await editor.locator('img[src]').nth(1).waitFor()

  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByText('Please describe each picture, or mark it as decorative.').waitFor()
  await staff.getByRole('button', { name: 'Add the missing description' }).click()
  await staff.getByRole('button', { name: 'Describe', exact: true }).click()
  await staff.getByText('Please describe it, or mark it as decorative.').waitFor()
  await staff.getByLabel('Description', { exact: true }).fill('The campus at dawn')
  await staff.getByRole('button', { name: 'Describe', exact: true }).click()
  await staff.getByRole('button', { name: 'Add the missing description' }).click()
  await staff.getByRole('checkbox', { name: 'Decorative' }).check()
  await staff.getByRole('button', { name: 'Describe', exact: true }).click()
  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByText('The update was created.').waitFor()

  await staff.goto('/updates/announcements/Pictures')
  const pictures = staff.getByRole('article').locator('img[src]')
  const alts = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(new Set(alts)).toEqual(new Set(['', 'The campus at dawn']))
})

test('what is typed behind a link is no link, and a line may begin as a list, a heading or a quotation', async () => {
  const staff = await open()
  await beginUpdate(staff, 'Typed')
  const editor = editorIn(staff)
  await editor.click()
  for (const [typed, holder] of [
    ['- ', 'ul > li'],
    ['1. ', 'ol > li'],
    ['## ', 'h2'],
    ['> ', 'blockquote'],
  ] as const) {
    await staff.keyboard.type(`${typed}Begun`)
    await editor.locator(holder).getByText('Begun').waitFor()
    await staff.keyboard.press('ControlOrMeta+a')
    for (let each = 0; each < 3; each++) await staff.keyboard.press('Backspace')
    expect(await editor.locator(holder).count()).toBe(0)
  }
  await staff.keyboard.type('Open the form')
  for (let letter = 0; letter < 4; letter++) await staff.keyboard.press('Shift+ArrowLeft')
  await staff.getByRole('button', { name: 'Link' }).click()
  await staff.getByLabel('Address').fill('/admission')
  await staff.keyboard.press('Enter')
  await editor.getByRole('link', { name: 'form' }).waitFor()
  await staff.keyboard.press('End')
  await staff.keyboard.type('. Bring two photos.')
  expect(await editor.getByRole('link').allInnerTexts()).toEqual(['form'])
})

test('on a phone the line that is typed stays above the button that publishes, and the preview is as wide as a phone', async () => {
  const staff = await open({ viewport: { width: 360, height: 500 } })
  await signIn(staff)
  await staff.goto('/dashboard/update')
  await fillUpdate(staff, 'On a phone')
  await editorIn(staff).click()
  for (let line = 0; line < 14; line++) await staff.keyboard.type(`Line ${line}\n`)
  await staff.keyboard.type('The last line')
  const line = await editorIn(staff).getByText('The last line').boundingBox()
  const bar = await staff.getByRole('toolbar').last().boundingBox()
  expect(line!.y + line!.height).toBeLessThanOrEqual(bar!.y)

  await staff.getByRole('button', { name: 'Preview' }).click()
  expect((await staff.locator('iframe').boundingBox())?.width).toBe(360)
})

test('colours are chosen by keyboard alone', async () => {
  const staff = await open()
  await beginUpdate(staff, 'Colours')
  await editorIn(staff).click()
  await staff.keyboard.type('blue')
  await staff.keyboard.press('ControlOrMeta+a')
  await staff.getByRole('button', { name: 'Color' }).focus()
  await staff.keyboard.press('Enter')
  await staff.getByRole('dialog', { name: 'Color' }).waitFor()
  for (let each = 0; each < 5; each++) await staff.keyboard.press('ArrowRight')
  await staff.keyboard.press('ArrowDown')
  await staff.keyboard.press('Enter')
  expect(
    await editorIn(staff)
      .locator('span[style]')
      .evaluate((span) => span.style.color),
  ).toBe('rgb(25, 118, 210)')
})

const paste = (page: Page, html: string): Promise<void> =>
  editorIn(page).evaluate((editor, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

interface Given {
  name: string
  mimeType: string
  base64: string
}

/** A file from the clipboard, or let go over the editor's first line. */
const give = (page: Page, how: 'paste' | 'drop', file: Given): Promise<void> =>
  editorIn(page).evaluate(
    (editor, { how: way, name, mimeType, base64 }) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: mimeType }))
      const { left, top } = editor.firstElementChild!.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      editor.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 5, clientY: top + 5 }),
      )
    },
    { how, ...file },
  )

const drawing = async (background: string): Promise<Given> => {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } })
  const bytes = await picture.png().toBuffer()
  return { name: 'campus.png', mimeType: 'image/png', base64: bytes.toString('base64') }
}
