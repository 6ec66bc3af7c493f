import { expect, test } from 'vitest'
import { attackedCollege } from '../../../support/people/attacked.ts'

const { visitor } = attackedCollege()

const pages = [
  '/',
  '/updates',
  '/contact-us',
  '/search',
  '/updates.xml',
  '/sitemap.xml',
  '/api/updates',
  '/nowhere',
]

/** Headers that could leak into pages for other visitors through the cache. */
const headers = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '6666',
  'x-forwarded-prefix': '/evil-example',
  'x-host': 'evil.example',
  'x-original-url': '/evil-example',
  'x-rewrite-url': '/evil-example',
  'x-http-method-override': 'POST',
  forwarded: 'host=evil.example;proto=gopher',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  via: '1.1 evil.example',
  host: 'evil.example',
  'accept-language': 'xx-evil',
  'user-agent': '<script>evil.example</script>',
  cookie: 'kampana_session=evil.example; XSRF-TOKEN=evil.example',
  authorization: 'Bearer evil.example',
  range: 'bytes=0-1',
  'save-data': 'on',
  'x-wap-profile': 'https://evil.example/',
  'content-type': 'text/evil',
  'sec-fetch-dest': 'evil',
  'if-modified-since': 'Sun, 22 Nov 2099 08:00:00 GMT',
  purpose: 'prefetch',
}

test.for(Object.entries(headers))(
  'cache keys: the value of the header %s appears on no page',
  async ([name, value]) => {
    for (const page of pages) {
      // This address is new, so its first reply would be cached.
      const address = `${page}?${name}`
      const sent = await visitor().get(address, { accept: 'text/html', [name]: value })
      const next = await visitor().get(address, { accept: 'text/html' })
      expect([page, next.status, timeless(next.text)]).toEqual([page, sent.status, timeless(sent.text)])
      const { 'set-cookie': _own, ...shared } = sent.headers
      expect(sent.text + JSON.stringify(shared)).not.toMatch(/evil.example|gopher|6666/)
    }
  },
)

/** Removes the rendering time. Searches aren't cached, so each search is rendered again. */
const timeless = (html: string): string => html.replace(/ data-now="[^"]*"/, '')

test('cache keys: a cached page sets no cookie', async () => {
  for (const page of ['/', '/updates', '/about-us/history'])
    for (const cookie of ['', 'kampana_session=x'])
      expect((await visitor().get(page, { cookie })).headers['set-cookie']).toBeUndefined()
})
