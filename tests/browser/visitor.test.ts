import { expect, test } from 'vitest'
import { visits } from '../support/browser/browser.ts'
import { isHydrated } from '../support/browser/hydrated.ts'
import { widths } from '../support/browser/widths.ts'
import { writeToTheCollege } from '../support/browser/write-to-the-college.ts'

const { open } = visits({ SEED: 'none' })

test('visitor: hovering over a link loads its page, so the click needs no request and no new document', async () => {
  const page = await open()
  await page.goto('/about-us/history')
  await page.mouse.move(400, 300)
  await expect.poll(() => isHydrated(page)).toBe(true)
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()
  // The page requests the calendar after the notices, so the calendar comes last.
  const lastOnes = [/\/api\/slides/, /academic-calendar\.json/].map((address) =>
    page.waitForResponse(address),
  )
  await Promise.all([...lastOnes, link.hover()])
  const asked: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) asked.push(request.url())
  })
  await link.click()
  await page.getByRole('region', { name: 'Welcome', exact: true }).waitFor()
  expect(asked.filter((address) => !address.includes('/class-status'))).toEqual([])
})

test('visitor: a message reaches the college over a poor connection, and keeps its text meanwhile', async () => {
  const page = await open({ viewport: widths['a phone'], hasTouch: true, refusals: [0] })
  await page.goto('/contact-us')
  await page.getByLabel('Name').tap()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.getByRole('button', { name: 'Send the message' }).tap()
  await page.getByText('The contact number field is required.').waitFor()
  await page.locator('input[name=name]:focus').waitFor()
  await writeToTheCollege(page, 'ana@family.example')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send the message' }).tap()
  await page.getByRole('alert').getByText('There is no connection to the server.').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toContain('When does it close?')
  await page.getByRole('button', { name: 'Send the message' }).tap()
  await page.getByRole('heading', { name: 'Your message has been sent' }).waitFor()
  await page.goto('/contact-us')
  await page.getByLabel('Name').tap()
  await expect.poll(() => isHydrated(page)).toBe(true)
  expect(await page.getByLabel('Message').inputValue()).toBe('')
})
