import { expect, test } from 'vitest'
import { visits } from '../support/browser/browser.ts'

const { open } = visits({ SEED: 'none' })

test('finding: programs are found while one types, what was pasted before the script came included, each with its price', async () => {
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

test('finding: without script the server’s page finds the same programs', async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/academics/programs')
  await page.getByRole('searchbox', { name: 'Search by field or career' }).fill('guro')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.waitForURL(/\?q=guro/)
  expect(await page.locator('.finder h3').first().innerText()).toBe('Bachelor of Elementary Education')
})
