import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium, flags } from '../tests/support/browser/chromium.ts'
import { administrator } from '../tests/support/people/accounts.ts'
import { startProduct } from '../tests/support/server/product.ts'

// Takes the README's screenshots: `node scripts/screenshots.ts` starts the built product with the sample college.

const folder = join(import.meta.dirname, '../docs/images')

/** Saves the visible part of a page as `docs/images/NAME.webp`. */
const save = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const image = await page.screenshot()
  const { size } = await sharp(image)
    .webp({ quality: 70 })
    .toFile(join(folder, `${name}.webp`))
  process.stdout.write(`${name}.webp: ${Math.round(size / 1000)} KB\n`)
}

const signIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/dashboard/login`)
  await page.locator('input[name="username"]').fill(administrator.username)
  await page.locator('input[name="password"]').fill(administrator.password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL('**/dashboard/home')
  await page.locator('main h1').first().waitFor()
}

mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({ executablePath: findChromium(), args: flags })
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 750 },
    locale: 'en-PH',
    reducedMotion: 'reduce',
  })
  await page.goto(product.origin)
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await save(page, 'website')
  await signIn(page, product.origin)
  await page.goto(`${product.origin}/dashboard/updates`)
  await page.locator('main tbody tr').first().waitFor()
  await save(page, 'dashboard')
} finally {
  await browser.close()
  await product.stop()
}
