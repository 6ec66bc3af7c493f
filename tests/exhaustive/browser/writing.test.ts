import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { visits } from '../../support/browser/browser.ts'
import { call } from '../../support/browser/page-call.ts'
import { beginUpdate, editorIn, fillUpdate, signIn } from '../../support/browser/staff-at-work.ts'
import { documentOf } from '../../support/input/rich-text.ts'

const { open } = visits({ SEED: 'none' })
const word = join(import.meta.dirname, '../../../packages/engine/admin/src/editor/paste/fixtures/word.html')

test('writing: text from Word is pasted without its formatting', async () => {
  const staff = await open()
  await beginUpdate(staff, 'Pasted')
  await editorIn(staff).click()
  await paste(staff, await readFile(word, 'utf8'))
  await staff.getByText('A picture couldn’t be pasted. Upload it separately.').waitFor()
  const editor = editorIn(staff)
  expect(await editor.locator('ol > li').count()).toBe(8)
  expect(await editor.locator('[style*=color], [style*=font], [class*=Mso], img').count()).toBe(0)
})

test('writing: a pasted or dropped image is uploaded in place, and must be described before saving', async () => {
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
  await staff.getByText('Describe each picture or mark it as decorative.').waitFor()
  await staff.getByRole('button', { name: 'Add missing description' }).click()
  await staff.getByRole('button', { name: 'Describe', exact: true }).click()
  await staff.getByText('Describe the picture or mark it as decorative.').waitFor()
  await staff.getByLabel('Description', { exact: true }).fill('The campus at dawn')
  await staff.getByRole('button', { name: 'Describe', exact: true }).click()
  // The dialog continues with the next image.
  await staff.getByRole('checkbox', { name: 'Decorative' }).check()
  await staff.getByRole('button', { name: 'Describe', exact: true }).click()
  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByText('Published on the website.').waitFor()

  await staff.goto('/updates/announcements/Pictures')
  const pictures = staff.getByRole('article').locator('img[src]')
  const alts = await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))
  expect(new Set(alts)).toEqual(new Set(['', 'The campus at dawn']))
})

test("writing: text typed after a link isn't linked, and shortcuts start lists, headings and quotations", async () => {
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
  await staff.getByLabel('Page or address').fill('/admission')
  await staff.keyboard.press('Enter')
  await editor.getByRole('link', { name: 'form' }).waitFor()
  await staff.keyboard.press('End')
  await staff.keyboard.type('. Bring two photos.')
  expect(await editor.getByRole('link').allInnerTexts()).toEqual(['form'])
})

test('writing: on a phone neither the typed line nor a notice overlaps the publish button, and the preview fits', async () => {
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
  await staff.keyboard.press('Escape')
  await expect.poll(() => staff.evaluate(() => document.activeElement?.textContent)).toBe('Preview')

  await editorIn(staff).press('ControlOrMeta+a')
  await staff.keyboard.press('Delete')
  await staff.getByRole('button', { name: 'Publish' }).click()
  const notice = await staff.getByRole('alert').filter({ hasText: 'not valid' }).boundingBox()
  expect(notice!.y + notice!.height).toBeLessThanOrEqual((await staff.locator('[data-bar]').boundingBox())!.y)
  const why = await staff.getByText('The Body field is required.').boundingBox()
  expect(why!.y).toBeGreaterThan(0)
  expect(why!.y + why!.height).toBeLessThanOrEqual(notice!.y)
})

test('writing: news with three photos, a table and a PDF is published from a phone in fewer than twelve taps', async () => {
  const staff = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await signIn(staff)
  await staff.goto('/dashboard/update')
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  /** The phone's own file picker opens by a tap and isn't counted. */
  const choose = async (target: Locator, files: FilePayload[]) => {
    const choosing = staff.waitForEvent('filechooser')
    await tap(target)
    await (await choosing).setFiles(files)
  }
  const tool = (name: string) => staff.getByRole('button', { name })
  await tap(staff.getByRole('textbox', { name: 'Title', exact: true }))
  await staff.keyboard.type('Sports fest')
  await tap(staff.getByRole('combobox', { name: 'Category' }))
  await tap(staff.getByRole('option', { name: 'Announcements' }))
  await tap(editorIn(staff))
  await staff.keyboard.type('The houses met on the field.')
  await tap(tool('Pictures'))
  await tap(staff.getByRole('tab', { name: 'Upload new' }))
  await choose(tool('Choose pictures'), await Promise.all(['#4b83cc', '#b8892b', '#7a2e2e'].map(photo)))
  const descriptions = staff.getByRole('dialog').getByRole('textbox', { name: /^Description of/ })
  for (const [at, words] of ['The parade', 'The relay', 'The winners'].entries())
    await descriptions.nth(at).fill(words)
  await tap(tool('Upload and insert 3 pictures'))
  await editorIn(staff).locator('[data-gallery] img').nth(2).waitFor()
  await tap(tool('Table'))
  await staff.keyboard.type('House')
  await choose(tool('File (PDF or Office document)'), [memo])
  await editorIn(staff).locator('[data-file]').waitFor()
  await tap(tool('Publish'))
  await staff.getByText('Published on the website.').waitFor()
  expect(taps).toBeLessThan(12)

  await staff.goto('/updates/announcements/Sports%20fest')
  const article = staff.getByRole('article')
  expect(await article.getByRole('link', { name: /^The / }).count()).toBe(3)
  expect(await article.getByRole('columnheader').first().innerText()).toBe('House')
  await article.getByRole('link', { name: 'Memo 12 PDF, 1 KB' }).waitFor()
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await axeOn(staff)).toEqual([])
})

test('writing: an image has size, caption and position, and video, button and link have dialogs', async () => {
  const staff = await open()
  await beginUpdate(staff, 'Foundation day')
  const editor = editorIn(staff)
  await editor.click()
  await staff.keyboard.type('The bell rang.')
  await give(staff, 'paste', await drawing('#4b83cc'))
  // On a slow machine, loading content moves the text between press and release.
  await editor.locator('> figure').hover()
  await staff.mouse.down()
  await staff.evaluate(() => scrollTo(0, 0))
  await staff.mouse.up()
  await staff.getByRole('button', { name: 'Small' }).click()
  await staff.getByRole('button', { name: 'Description and caption' }).click()
  await staff.getByLabel('Description', { exact: true }).fill('The bell')
  await staff.getByRole('textbox', { name: 'Caption' }).fill('Rung by hand')
  await staff.getByRole('button', { name: 'Change' }).click()
  // The image stays selected for the next action.
  expect(await staff.getByRole('button', { name: 'Small' }).getAttribute('aria-pressed')).toBe('true')

  await editor.press('Control+End')
  await give(staff, 'paste', 'https://youtu.be/dQw4w9WgXcQ')
  await editor.locator('[data-video]').waitFor()
  await staff.getByRole('button', { name: 'Insert', exact: true }).click()
  await staff.getByRole('menuitem', { name: /^Video/ }).click()
  await staff.getByLabel('Video address').fill('https://elsewhere.test/film')
  await staff.keyboard.press('Enter')
  await staff.getByText(/^Enter the address of a YouTube, Vimeo or Facebook video/).waitFor()
  await staff.keyboard.press('Escape')
  await staff.getByRole('button', { name: 'Link' }).click()
  await staff.getByLabel('Page or address').fill('admission')
  await staff
    .getByRole('option', { name: /^Admission/ })
    .first()
    .click()
  expect(await staff.getByLabel('Link text').inputValue()).toBe('Admission')
  await staff.getByRole('dialog').getByRole('button', { name: 'Insert' }).click()
  await editor.getByRole('link', { name: 'Admission' }).waitFor()
  await staff.getByRole('button', { name: 'Publish' }).click()
  await staff.getByText('Published on the website.').waitFor()

  const foreign: string[] = []
  staff.on('request', (request) => {
    if (!request.url().startsWith(new URL(staff.url()).origin)) foreign.push(request.url())
  })
  await staff.goto('/updates/announcements/Foundation%20day')
  const figure = staff.getByRole('figure').filter({ hasText: 'Rung by hand' })
  const [shown, text] = [await figure.boundingBox(), await staff.getByText('The bell rang.').boundingBox()]
  expect(shown!.width).toBeLessThan(text!.width * 0.6)
  await staff.getByRole('link', { name: 'Watch on YouTube' }).waitFor()
  expect(foreign).toEqual([])
})

test('writing: the toolbar has one row, and colors are chosen by keyboard alone', async () => {
  const staff = await open()
  await beginUpdate(staff, 'Colors')
  await editorIn(staff).click()
  await staff.keyboard.type('blue')
  await staff.keyboard.press('ControlOrMeta+a')
  const tools = await staff.getByRole('toolbar', { name: 'Text formatting' }).boundingBox()
  expect(tools!.height).toBeLessThan(50)
  await staff.getByRole('button', { name: 'More tools' }).click()
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

/** Pastes a file or text, or drops it on the editor's first line. */
const give = (page: Page, how: 'paste' | 'drop', given: Given | string): Promise<void> =>
  editorIn(page).evaluate(
    (editor, { how: way, given: what }) => {
      const data = new DataTransfer()
      if (typeof what === 'string') data.setData('text/plain', what)
      else {
        const bytes = Uint8Array.from(atob(what.base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], what.name, { type: what.mimeType }))
      }
      const { left, top } = editor.firstElementChild!.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      editor.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: left + 5, clientY: top + 5 }),
      )
    },
    { how, given },
  )

const drawing = async (background: string): Promise<Given> => {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } })
  const bytes = await picture.png().toBuffer()
  return { name: 'campus.png', mimeType: 'image/png', base64: bytes.toString('base64') }
}

const photo = async (background: string) => {
  const { base64, ...file } = await drawing(background)
  return { ...file, buffer: Buffer.from(base64, 'base64') }
}

const memo = {
  name: 'Memo 12.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF'),
}
type FilePayload = typeof memo

test('writing: inserting a link into a long text keeps the scroll position', async () => {
  const staff = await open()
  await beginUpdate(staff, 'A long text')
  const editor = editorIn(staff)
  await editor.click()
  for (let line = 0; line < 40; line++) await staff.keyboard.type(`Line ${line}\n`)
  await staff.keyboard.type('here')
  await staff.keyboard.press('Shift+Home')
  await staff.getByRole('button', { name: 'Link' }).click()
  await staff.getByLabel('Page or address').fill('/contact-us')
  await staff.keyboard.press('Enter')
  const link = await editor.getByRole('link', { name: 'here' }).boundingBox()
  const frame = await editor.boundingBox()
  expect(link!.y + link!.height).toBeLessThanOrEqual(frame!.y + frame!.height)
})

test('writing: the first click into a text selects a block', async () => {
  const staff = await open()
  await signIn(staff)
  const button = { type: 'button', attrs: { label: 'Enroll', href: '/admission' } }
  const input = { title: 'With a button', category: 'announcements', updates: documentOf(button) }
  const { data } = await call(staff, 'POST', '/api/updates', input)
  await staff.goto(`/dashboard/update/${data.id}/edit`)
  await editorIn(staff).getByText('Enroll').click()
  await expect.poll(() => staff.getByRole('button', { name: 'Remove' }).count()).toBe(1)
})
