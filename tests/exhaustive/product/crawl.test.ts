// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawl, type Crawl } from '../../support/browser/crawl.ts'
import { firstView } from '../../support/browser/first-view.ts'
import { startProduct, type Product } from '../../support/server/product.ts'
import { specifiedAddresses } from '../../sample-college/specified-addresses.ts'
import { scriptOf } from '../../support/browser/script-of.ts'

let product: Product
let found: Crawl
beforeAll(async () => {
  // Always the sample college, because it has the specified addresses.
  product = await startProduct({ SEED: 'demo', COLLEGE_DIR: 'college' })
  found = await crawl(product.origin, wellKnown)
}, 240_000)
afterAll(() => product?.stop(), 60_000)

test('crawl: more than two hundred addresses are reachable from the front page, without broken links or anchors', () => {
  expect(found.faults).toEqual([])
  const addresses = [...found.answers.keys()].map((address) => new URL(address).pathname)
  expect(addresses.length).toBeGreaterThanOrEqual(200)
  for (const kind of kinds) expect(addresses.filter((address) => kind.test(address))).not.toEqual([])
})

test('crawl: no page links to a local address other than the requested one', () => {
  const others = [...found.answers].flatMap(([address, { text }]) =>
    // iCalendar files fold lines after 75 bytes.
    [...text.replaceAll('\r\n ', '').matchAll(/\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/g)]
      .filter(([host]) => `http:${host}` !== product.origin)
      .map(([host]) => `${host} on ${address}`),
  )
  expect(others).toEqual([])
})

test('crawl: a task page of the sample shows the date and role of its last review, in its language', () => {
  const textAt = (path: string) => found.answers.get(`${product.origin}${path}`)?.text
  expect(textAt('/student-services/registrar')).toMatch(/>Reviewed on \w+ \d+, \d{4} by Registrar</)
  expect(textAt('/fil/student-services/registrar')).toMatch(/>Nirepaso noong \w+ \d+, \d{4} ng Registrar</)
})

/** Addresses that only robots and browsers request. */
const wellKnown = ['/', '/robots.txt', '/favicon.ico']
/** The crawl must find addresses of each kind. */
const kinds = [
  /^\/updates\/announcements\/./,
  /^\/updates\/news-and-events\/./,
  /^\/class-status\/\d/,
  /^\/student-services\/research\/./,
  /^\/updates\.(?:xml|json)$/,
  /^\/updates\/calendar\/\d+\.ics$/,
  /^\/cards\/.+\.jpg$/,
  /^\/icon-maskable-512\.png$/,
  /^\/media\/.+\.avif$/,
  /^\/assets\/.+\.(?:pdf|woff2|css|js)$/,
  /^\/sitemap\.xml$/,
  /^\/opensearch\.xml$/,
]

const encoded = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27')

test.each(specifiedAddresses)(
  'crawl: %s responds to its plain and percent-encoded address, and redirects from a trailing slash',
  async (path) => {
    const status = async (address: string) =>
      (await fetch(product.origin + address, { redirect: 'manual' })).status
    expect([await status(path), await status(encoded(path))]).toEqual([200, 200])
    if (path === '/') return
    for (const address of [`${path}/`, `${encoded(path)}/`]) {
      const { status, headers } = await fetch(product.origin + address, { redirect: 'manual' })
      expect([status, decodeURIComponent(headers.get('location') ?? '')]).toEqual([301, path])
    }
  },
)

test('crawl: missing pages return 404', async () => {
  const nowhere = [
    '/nowhere',
    '/about-us/none',
    '/updates/announcements/None',
    '/student-services/research/none',
  ]
  const statuses = nowhere.map(async (path) => (await fetch(product.origin + path)).status)
  expect(await Promise.all(statuses)).toEqual(nowhere.map(() => 404))
})

/** Compressed size, which counts on a poor connection. */
const kilobyte = 1000
const anUpdateInWords = async (): Promise<string> => {
  const answer = await fetch(`${product.origin}/api/updates?range=[0,99]`)
  const { data } = (await answer.json()) as {
    data: { category: string; title: string; picture: unknown }[]
  }
  const { category, title } = data.find(({ picture }) => !picture)!
  return `/updates/${category}/${encodeURIComponent(title)}`
}

test('crawl: the first view takes at most 30 KB in 5 requests for a text page, 250 KB for the front page', async () => {
  const texts = ['/about-us/history', '/academics/college', '/contact-us', '/updates/calendar', '/nowhere']
  for (const path of [...texts, await anUpdateInWords()]) {
    const { requests, bytes } = await firstView(product.origin + path)
    expect(bytes, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(30 * kilobyte)
    // Browsers request the seal again from their cache for the page's icon.
    expect(requests.length + 1, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(5)
  }
  expect((await firstView(`${product.origin}/`)).bytes).toBeLessThanOrEqual(250 * kilobyte)
})

test.each([
  ['/dashboard/login', 137],
  ['/dashboard/pages', 192],
])(
  'crawl: the page %s of the dashboard waits for at most %d KB of scripts, with its layout',
  async (path, limit) => {
    const html = await (await fetch(product.origin + path)).text()
    const scripts = [
      ...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+\.js)"/g),
    ].map(([, address = '']) => address)
    const sizes = await Promise.all(
      scripts.map(async (address) => {
        const { headers } = await fetch(new URL(address, product.origin), {
          method: 'HEAD',
          headers: { 'accept-encoding': 'br' },
        })
        return Number(headers.get('content-length'))
      }),
    )
    expect(sizes.length).toBeGreaterThan(2)
    expect(sizes.every((size) => size > 0)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit * kilobyte)
  },
)

test("crawl: the service worker is a single file, because it isn't a module", async () => {
  const script = await (await fetch(`${product.origin}/service-worker.js`)).text()
  expect(script).toContain('addEventListener')
  expect(script).not.toMatch(/\bimport\b/)
})

test.each(['home', 'contact', 'career', 'update-lists', 'update-page', 'class-status', 'search'])(
  'crawl: the page %s fetches at most 93 KB of scripts',
  (page) => {
    expect(scriptOf(`src/pages/${page}.tsx`)).toBeLessThanOrEqual(93 * kilobyte)
  },
)
