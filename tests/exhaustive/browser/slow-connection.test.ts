import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openCollege, visitsTo } from '../../support/browser/browser.ts'
import { startTcpProxy, type TcpProxy } from '../../support/server/tcp-proxy.ts'

let proxy: TcpProxy
/**
 * The product behind a proxy that can hang, on a Thursday with classes. On a day without classes, the home page shows the
 * reason instead of the time.
 */
const { open } = visitsTo(async () => {
  const { origin, stop } = await openCollege({ SEED: 'none', NOW: '2026-11-26T04:32:00+08:00' })
  proxy = await startTcpProxy(() => connect(Number(new URL(origin).port), 'localhost'))
  const end = async () => {
    await proxy.cut()
    return stop()
  }
  return { origin: `http://localhost:${proxy.port}`, stop: end }
})

test('slow connection: every address shows its cached page within eight seconds, and later the current one', async () => {
  const page = await open({
    serviceWorkers: 'allow',
    refusals: [0, 503],
    viewport: { width: 360, height: 740 },
  })
  await page.goto('/contact-us')
  await expect
    .poll(() => page.evaluate(isKept, ['/', '/class-status', '/offline']), { timeout: 20_000 })
    .toBe(true)
  proxy.pause()
  // Runs in parallel, because each page takes eight seconds.
  const reads = await Promise.all(
    ['/', '/class-status', '/admission', '/search?q=bell'].map(async (path) => {
      const tab = await page.context().newPage()
      const began = Date.now()
      await tab.goto(path, { waitUntil: 'commit' })
      const seconds = (Date.now() - began) / 1000
      return { path, seconds, text: await tab.locator('body').innerText(), tab }
    }),
  )
  for (const { path, seconds, text } of reads) {
    expect([path, seconds > 7 && seconds < 14]).toEqual([path, true])
    expect([path, text]).toEqual([path, expect.stringContaining('The connection is too weak')])
  }
  const [home, status, other] = reads
  for (const { text } of [home!, status!]) {
    expect(text).toContain('This copy is from')
    expect(text).toContain('asked on November 26, 2026, 4:32 AM.')
  }
  expect(other!.text).toMatch(/Class Status\s*Saved on/)
  proxy.resume()
  await other!.tab.getByRole('link', { name: 'Try again' }).click()
  await other!.tab.getByRole('heading', { level: 1, name: 'Admission' }).waitFor()
})

/** Runs in the page and reports if the cache contains these pages. */
const isKept = async (paths: readonly string[]): Promise<boolean> => {
  const found = await Promise.all(paths.map((path) => caches.match(path)))
  return found.every((copy) => copy !== undefined)
}
