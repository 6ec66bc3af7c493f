import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/support/browser/chromium.ts'
import { signIn } from '../tests/support/browser/staff-at-work.ts'
import { administratorAt, type Caller } from '../tests/support/people/caller.ts'
import { bodyOf } from '../tests/support/input/rich-text.ts'
import { serveBareEditor } from './bare-editor.ts'
import { announcement } from './editor.ts'
import { median } from './beside.ts'
import type { Measured } from './measured.ts'
import type { Finding } from './report.ts'

/** Goal: maximum ratio to the time of Tiptap alone. */
const most = 1.5
const rounds = 7
const paragraphs = 400
const sentence = 'Bring your report card, please, and two photographs. '
/** Last paragraph in an editor that accepts input. */
const wholeText = `.ProseMirror[contenteditable=true] > p:nth-child(${paragraphs})`
/** Paragraphs to type in: near the beginning, in the middle and near the end. */
const places = [5, 200, 395]
const keysAtPlace = 10
/** Milliseconds between two keys of a fast typist. Work deferred by one key delays the next. */
const pause = 60

/** Page that opens the same update: the product's form, or Tiptap alone. */
interface Subject {
  page: Page
  address: string
  /** Control that opens the text. */
  opener: string
}

/**
 * Measures opening an update of ten thousand words, and the slowest key in it, compared with Tiptap alone and the same
 * document. Both fetch the update from the product after the click.
 */
export const writing = async ({ origin }: Measured): Promise<Finding[]> => {
  const staff = await administratorAt(origin)
  const id = await createUpdate(staff)
  const bare = await serveBareEditor(async () => (await staff.get(`/api/updates/${id}`)).body)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const newPage = (baseURL: string) => browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
  try {
    const product = {
      page: await newPage(origin),
      address: `/dashboard/update/${id}`,
      opener: 'a[href$="/edit"]',
    }
    await signIn(product.page)
    const alone = { page: await newPage(bare.address), address: '/', opener: 'button' }
    // All openings come first, since a form with unsaved text restores it when it opens.
    return [
      await compare('Opening an update of ten thousand words in the editor', product, alone, open),
      await compare(`The slowest of ${places.length * keysAtPlace} keys in it`, product, alone, slowestKey),
    ]
  } finally {
    await browser.close()
    bare.close()
    staff.close()
  }
}

const createUpdate = async (staff: Caller): Promise<number> => {
  const updates = bodyOf(...Array<string>(paragraphs).fill(sentence.repeat(3)))
  const created = await staff.send('POST', '/api/updates', { ...announcement('A long text'), updates })
  return (JSON.parse(created.body) as { data: { id: number } }).data.id
}

/** Alternates between the pages, so that a slow moment of the machine affects both. */
const compare = async (
  what: string,
  product: Subject,
  bare: Subject,
  measure: (subject: Subject) => Promise<number>,
): Promise<Finding> => {
  await measure(product)
  await measure(bare)
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await measure(product), theirs: await measure(bare) })
  const ratio = median(pairs.map(({ ours, theirs }) => ours / theirs))
  const [ours, theirs] = (['ours', 'theirs'] as const).map((whose) =>
    Math.round(median(pairs.map((pair) => pair[whose]))),
  )
  return {
    what: `${what}, beside Tiptap alone`,
    measured: `${ratio.toFixed(2)} : 1 (${ours} and ${theirs} ms), the median of ${rounds}`,
    goal: `≤ ${most} : 1`,
    met: ratio <= most,
  }
}

const slowestKey = async (subject: Subject): Promise<number> => {
  await open(subject)
  const latencies: number[] = []
  for (const place of places) latencies.push(...(await write(subject.page, place)))
  return Math.max(...latencies)
}

/**
 * Measures the milliseconds from a click on the opener until the whole text is painted and the page accepts a key. Uses the
 * page's own clock. Opens and closes the text once before, so that both pages have loaded and run their scripts.
 */
const open = async ({ page, address, opener }: Subject): Promise<number> => {
  await page.goto(address)
  await press(page, opener)
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.locator('.ProseMirror').waitFor({ state: 'detached' })
  await page.locator(opener).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate((editor) => {
    const opening = new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      const watchFrom = ({ timeStamp }: Event) => {
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        port1.start()
        const look = () => {
          if (document.querySelector(editor) === null) requestAnimationFrame(look)
          else requestAnimationFrame(() => port2.postMessage(null))
        }
        look()
      }
      addEventListener('click', watchFrom, { capture: true, once: true })
    })
    Object.assign(globalThis, { opening })
  }, wholeText)
  await press(page, opener)
  return page.evaluate(() => (globalThis as unknown as { opening: Promise<number> }).opening)
}

const press = async (page: Page, opener: string): Promise<void> => {
  await page.locator(opener).first().click()
  await page.locator(wholeText).waitFor()
}

/** Measures the milliseconds from each key until it is painted, while typing in a paragraph. */
const write = async (page: Page, place: number): Promise<number[]> => {
  await page.locator('.ProseMirror p').nth(place).click()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const latencies: number[] = []
    const painted = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => latencies.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(null)
      })
    addEventListener('keydown', painted, { capture: true })
    Object.assign(globalThis, { latencies })
  })
  for (let key = 0; key < keysAtPlace; key++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(pause)
  }
  return page.evaluate(() => (globalThis as unknown as { latencies: number[] }).latencies)
}
