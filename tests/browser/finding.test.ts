import { expect, test } from 'vitest'
import { visits } from '../support/browser/browser.ts'

const { open } = visits({ SEED: 'none' })

test('finding: filters programs while a visitor types, including text pasted before the script loads, and shows prices', async () => {
  const page = await open()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/academics/programs')
  const field = page.getByRole('searchbox', { name: 'Search by field or career' })
  await field.fill('nars')
  release()
  const first = page.locator('.finder article').first()
  await first.getByRole('link', { name: 'Bachelor of Science in Nursing' }).waitFor()
  expect(await first.innerText()).toMatch(/₱[\d,]+ a semester/)
  await field.pressSequentially(' ')
  await field.fill('IT')
  await first.getByRole('link', { name: 'Bachelor of Science in Information Technology' }).waitFor()
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(new URL(page.url()).search).toBe('?q=IT')
})

test('finding: shows the same programs on the server’s page without scripts', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/academics/programs')
  await page.getByRole('searchbox', { name: 'Search by field or career' }).fill('guro')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.waitForURL(/\?q=guro/)
  expect(await page.locator('.finder h3').first().innerText()).toBe('Bachelor of Elementary Education')
})
