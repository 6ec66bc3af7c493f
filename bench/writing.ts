import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/support/browser/chromium.ts'
import { signIn } from '../tests/support/browser/staff-at-work.ts'
import { administratorAt } from '../tests/support/people/caller.ts'
import { bodyOf } from '../tests/support/input/rich-text.ts'
import { serveBareEditor } from './bare-editor.ts'
import { announcement } from './editor.ts'
import { median } from './beside.ts'
import type { Measured } from './measured.ts'
import type { Finding } from './report.ts'

/** The goal: how many times as long as Tiptap alone. */
const most = 1.5
const rounds = 7
/** The paragraphs in which somebody types: near the beginning, in the middle and near the end. */
const places = [5, 200, 395]
const keysAtPlace = 10
/** Milliseconds between two keys of a quick typist, so that work put off by one delays the next. */
const pause = 60

/** A page that opens the same long text: the product's form, or Tiptap alone. */
interface Subject {
  page: Page
  address: string
  /** The control whose press opens the text. */
  opener: string
}

/** In milliseconds. */
interface Times {
  opening: number
  slowestKey: number
}

/** Opening an update of ten thousand words, and the slowest key in it, beside Tiptap alone with the same document. */
export const writing = async ({ origin }: Measured): Promise<Finding[]> => {
  const updates = bodyOf(
    ...Array<string>(400).fill('Bring your report card, please, and two photographs. '.repeat(3)),
  )
  const bare = await serveBareEditor(updates)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const newPage = (baseURL: string) => browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
  try {
    const product = {
      page: await newPage(origin),
      address: `/dashboard/update/${await createUpdate(origin, updates)}`,
      opener: 'a[href$="/edit"]',
    }
    await signIn(product.page)
    return await compare(product, { page: await newPage(bare.address), address: '/', opener: 'button' })
  } finally {
    await browser.close()
    bare.close()
  }
}

const createUpdate = async (origin: string, updates: string): Promise<number> => {
  const staff = await administratorAt(origin)
  const created = await staff.send('POST', '/api/updates', { ...announcement('A long text'), updates })
  staff.close()
  return (JSON.parse(created.body) as { data: { id: number } }).data.id
}

/** Both in turns, so that a slow moment of the machine hits both alike. */
const compare = async (product: Subject, bare: Subject): Promise<Finding[]> => {
  await measure(product)
  await measure(bare)
  const pairs: { ours: Times; theirs: Times }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await measure(product), theirs: await measure(bare) })
  const finding = (what: string, time: keyof Times): Finding => {
    const ratio = median(pairs.map(({ ours, theirs }) => ours[time] / theirs[time]))
    const [ours, theirs] = (['ours', 'theirs'] as const).map((whose) =>
      Math.round(median(pairs.map((pair) => pair[whose][time]))),
    )
    return {
      what,
      measured: `${ratio.toFixed(2)} : 1 (${ours} and ${theirs} ms), the median of ${rounds}`,
      goal: `≤ ${most} : 1`,
      met: ratio <= most,
    }
  }
  return [
    finding('Opening an update of ten thousand words in the editor, beside Tiptap alone', 'opening'),
    finding(`The slowest of ${places.length * keysAtPlace} keys in it, beside Tiptap alone`, 'slowestKey'),
  ]
}

const measure = async (subject: Subject): Promise<Times> => {
  const opening = await open(subject)
  const latencies: number[] = []
  for (const place of places) latencies.push(...(await write(subject.page, place)))
  return { opening, slowestKey: Math.max(...latencies) }
}

/**
 * Milliseconds from a press on the opener until the text is drawn and can be written in, by the page's own clock: the
 * driver's way to the page and back took a fifth of what it measured.
 */
const open = async ({ page, address, opener }: Subject): Promise<number> => {
  await page.goto(address)
  const control = page.locator(opener).first()
  await control.waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const opening = new Promise<number>((resolve) => {
      const watchFrom = ({ timeStamp }: Event) => {
        const look = () => {
          if (document.querySelector('.ProseMirror[contenteditable=true]') === null)
            requestAnimationFrame(look)
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp))
        }
        look()
      }
      addEventListener('click', watchFrom, { capture: true, once: true })
    })
    Object.assign(globalThis, { opening })
  })
  await control.click()
  await page.locator('.ProseMirror').waitFor()
  return page.evaluate(() => (globalThis as unknown as { opening: Promise<number> }).opening)
}

/** Milliseconds from each key until it is painted, while somebody types in a paragraph. */
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
