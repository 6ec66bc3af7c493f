import { formerApiPaths, toCurrentUrl } from '@kampana/engine-server/http/former-paths'
import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Answer } from '../../support/people/person.ts'

const examples: Readonly<Record<string, string>> = {
  ':resource': 'updates',
  ':id': '999',
  ':code': 'AAAA-BBBB',
  '*': '',
}
const fillIn = (path: string): string => path.replace(/:\w+|\*/g, (name) => examples[name] ?? name)

/** The parts of a reply that depend only on the call. */
const partsOf = ({ status, headers, body }: Answer) => [status, headers['content-type'], body]

test.for(Object.entries(formerApiPaths))('former paths: %s replies like %s', async ([former, current]) => {
  const { app, administrator } = await college()
  const url = fillIn(current)
  const methods = app.routes
    .filter((route) => new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`).test(url))
    .map(({ method }) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete')
  expect(current.includes('*') ? methods : ['get']).not.toEqual([])
  for (const method of [...methods, 'get'] as const) {
    const expected = await administrator[method](`${url}?resource=updates`, {})
    const reply = await administrator[method](`${fillIn(former)}?resource=updates`, {})
    expect([method, partsOf(reply)]).toEqual([method, partsOf(expected)])
    expect(reply.headers).toMatchObject({ deprecation: 'true', link: `<${url}>; rel="successor-version"` })
    expect(expected.headers).not.toHaveProperty('deprecation')
  }
})

describe('former paths', () => {
  test.for([
    ['/api/changes', '/api/releases'],
    ['/api/changes?mine=1', '/api/releases?mine=1'],
    ['/api/changes/5/publish', '/api/releases/5/publish'],
    ['/api/changes/5/ask?x=/api/changes', '/api/releases/5/submit?x=/api/changes'],
    ['/api/figures/updates/7', '/api/statistics/updates/7'],
    ['/api/contact/editors', '/api/contact/presence'],
  ])('%s becomes %s', ([former, current]) => {
    expect(toCurrentUrl(former!)).toBe(current)
  })

  test.for([
    '/api/releases/5',
    '/api/changesets',
    '/api/updates/5/draft',
    '/api/updates/5/editors/1',
    '/api/updates?q=/api/changes',
    '/changes',
    '/v/AAAA-BBBB',
  ])("%s doesn't change", (url) => {
    expect(toCurrentUrl(url)).toBe(url)
  })

  test('the OpenAPI document lists no former path', async () => {
    const { administrator } = await college()
    const { paths } = (await administrator.get('/api/docs/json')).body as unknown as { paths: object }
    const documented = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '1'))
    expect(documented.length).toBeGreaterThan(50)
    expect(documented.filter((path) => toCurrentUrl(path) !== path)).toEqual([])
  })
})
