import { chromium } from 'playwright-core'
const base = 'http://localhost:43117'
const [, , what = 'site'] = process.argv
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const call = async () => {
  const ctx = await browser.newContext({ baseURL: base })
  const page = await ctx.newPage()
  await page.goto('/sanctum/csrf-cookie').catch(() => {})
  const send = (method: string, path: string, data: unknown) =>
    page.evaluate(
      async ({ method, path, data }) => {
        await fetch('/sanctum/csrf-cookie')
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)![1]!)
        const r = await fetch(path, {
          method,
          headers: { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': token },
          body: JSON.stringify(data),
        })
        return r.text()
      },
      { method, path, data },
    )
  await page.goto('/about-us/history')
  console.log(await send('POST', '/login', { username: 'admin', password: 'correct-horse-9' }))
  const end = new Date(Date.now() + 10 * 3600e3).toISOString()
  console.log(
    await send('POST', '/api/class-status', {
      status: 'suspended',
      reason: 'Typhoon Amihan, wind signal no. 2',
      details: 'Boarders stay in.\nThe chapel hall is open to families.',
      ends_at: end,
      offices_closed: 1,
    }),
  )
  if (what !== 'one') {
    console.log(
      await send('POST', '/api/class-status', {
        status: 'online',
        levels: ['College', 'Graduate School'],
        campuses: ['Rizal Street Campus'],
        reason: 'Modules are on the student portal',
        starts_at: new Date(Date.now() + 9 * 3600e3).toISOString(),
        ends_at: new Date(Date.now() + 30 * 3600e3).toISOString(),
      }),
    )
    console.log(
      await send('POST', '/api/class-status', {
        status: 'late',
        levels: ['Kindergarten'],
        reason: 'Classes begin at 10:00',
        ends_at: end,
      }),
    )
  }
  await ctx.close()
}
if (what === 'post' || what === 'one') await call()
for (const width of [1280, 360])
  for (const colorScheme of ['light', 'dark'] as const) {
    const ctx = await browser.newContext({
      baseURL: base,
      viewport: { width, height: width === 360 ? 740 : 800 },
      colorScheme,
    })
    const page = await ctx.newPage()
    for (const [name, path] of [
      ['history', '/about-us/history'],
      ['list', '/class-status'],
      ['one', '/class-status/5'],
      ['home', '/'],
      ['404', '/nope'],
    ] as const) {
      await page.goto(path)
      await page.waitForTimeout(500)
      await page.screenshot({
        path: `/tmp/storm-${name}-${width}-${colorScheme}.png`,
        fullPage: name === 'list',
      })
    }
    await ctx.close()
  }
await browser.close()
