import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeOn } from '../support/browser/axe.ts'
import { visits } from '../support/browser/browser.ts'
import { signIn } from '../support/browser/staff-at-work.ts'

/** A time zone in which it is 6 AM: in the evening a notice would be for tomorrow and couldn't be ended yet. */
const earlyZone = (): string => {
  const hours = ((6 - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}
const { open } = visits({ SEED: 'none', TIME_ZONE: earlyZone() })
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('class status: suspends classes in four taps on a phone, and every page shows the notice until it ends', async () => {
  const registrar = await open(phone)
  const family = await open({ ...phone, refusals: [404] })
  const paperless = await open({ ...phone, javaScriptEnabled: false })
  await signIn(registrar)
  await family.goto('/about-us/history')
  expect(await noticesOn(family).count()).toBe(0)

  const taps = await countTaps(registrar)
  await registrar.getByRole('button', { name: 'Post a class notice' }).tap()
  await registrar.getByRole('radio', { name: /^Signal No. 3.*Sample: not verified/ }).tap()
  const foot = await registrar.getByRole('status').boundingBox()
  for (const name of ['Levels', 'Campuses']) {
    const group = await registrar.getByRole('group', { name }).boundingBox()
    expect(group!.y, `top of ${name}`).toBeGreaterThan(0)
    expect(group!.y + group!.height, `bottom of ${name}, above the footer`).toBeLessThan(foot!.y)
  }
  expect(await axeOn(registrar)).toEqual([])
  // Even with long sources of a rule, the button fits on the screen.
  const change = await registrar.getByRole('button', { name: 'Change' }).boundingBox()
  expect(change!.x + change!.width).toBeLessThanOrEqual(phone.viewport.width)
  await registrar.getByRole('button', { name: 'Post', exact: true }).tap()
  await registrar.getByText('The class notice was created.').waitFor()
  expect(await taps()).toBeLessThanOrEqual(4)

  for (const path of ['/about-us/history', '/no-such-page', '/class-status']) {
    await family.goto(path)
    await noticesOn(family).getByText('All levels, all campuses').waitFor()
  }
  expect(await axeOn(family)).toEqual([])
  await paperless.goto('/')
  await noticesOn(paperless).getByText('No classes').waitFor()
  await family.goto('/', { waitUntil: 'networkidle' })
  expect(await family.getByRole('dialog').count()).toBe(0)
  await noticesOn(family).getByRole('link', { name: 'No classes' }).click()
  await family.getByRole('heading', { level: 1, name: 'No classes' }).waitFor()
  await family.getByText('Signal No. 3').last().waitFor()
  for (const width of [1280, 360]) {
    await family.setViewportSize({ width, height: 740 })
    await expectRoomToPassItOn(family)
  }
  // Printers omit backgrounds, so text in the paper color would be white on white.
  await family.emulateMedia({ media: 'print' })
  const words = noticesOn(family).getByText('No classes')
  await expect.poll(() => words.evaluate((it) => getComputedStyle(it).color)).toBe('rgb(0, 0, 0)')
  await family.emulateMedia({ media: null })

  await registrar.getByRole('button', { name: 'End now' }).tap()
  await registrar.getByText('The class notice has ended.').waitFor()
  // The family returns to an open page.
  await family.clock.install()
  await family.clock.fastForward('02:00')
  await family.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => noticesOn(family).count()).toBe(0)

  await registrar.getByRole('button', { name: 'Undo' }).tap()
  await registrar.getByRole('button', { name: 'End now' }).waitFor()
  await family.goto('/class-status')
  await noticesOn(family).getByText('No classes').waitFor()
})

/** Starts counting the taps on a page. */
const countTaps = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    document.documentElement.dataset['taps'] = '0'
    const count = () =>
      (document.documentElement.dataset['taps'] = `${Number(document.documentElement.dataset['taps']) + 1}`)
    document.addEventListener('touchstart', count, true)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['taps']))
}

test('class status: ends a notice posted by mistake, and shows Filipino without scripts', async () => {
  const registrar = await open(phone)
  await signIn(registrar)
  await registrar.goto('/dashboard/class-notice')
  await registrar.getByRole('radio', { name: /^Red rainfall warning/ }).tap()
  await registrar.getByRole('button', { name: 'Post', exact: true }).tap()
  const another = registrar.getByRole('button', { name: 'Post anyway' })
  const stop = registrar.getByRole('button', { name: 'Stop' })
  // The notice of the previous test belongs to a colleague.
  await another.or(stop).first().waitFor()
  if (await another.isVisible()) await another.tap()
  await stop.waitFor()
  const family = await open({ ...phone, javaScriptEnabled: false })
  await family.goto('/class-status')
  await noticesOn(family).getByText('Basahin sa Filipino').tap()
  await noticesOn(family).getByText('Walang pasok').first().waitFor()
  expect(await noticesOn(family).getByText('No classes').first().isVisible()).toBe(false)
  await stop.tap()
  await registrar.getByText('The class notice was deleted.').waitFor()
  await family.goto('/class-status')
  expect(await noticesOn(family).getByText('Red rainfall warning').count()).toBe(0)
})

/** Every button is thumb-sized and visible, and the address is readable. */
const expectRoomToPassItOn = async (page: Page): Promise<void> => {
  const share = page.getByRole('region', { name: 'Share' })
  const { width } = page.viewportSize()!
  for (const link of await share.getByRole('link').all()) {
    const box = await link.boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    expect(box!.x + box!.width).toBeLessThanOrEqual(width)
  }
  expect((await share.getByLabel('Address').boundingBox())!.width).toBeGreaterThan(160)
  expect(
    (await share.getByRole('heading').boundingBox())!.height,
    'height of a one-line heading',
  ).toBeLessThan(32)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

const noticesOn = (page: Page) => page.getByRole('complementary', { name: 'Class status' })
