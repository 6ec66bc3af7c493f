import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

test("bad requests: rejects a body that isn't JSON, with an explanation", async () => {
  const { administrator } = await college()
  const json = { 'content-type': 'application/json' }
  const broken = await administrator.post('/api/updates', '{"title": ', json)
  expect([broken.status, broken.body.message]).toEqual([400, 'The request body is not valid JSON.'])
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ]) {
    const other = await administrator.post('/api/updates', 'title=x', { 'content-type': type })
    expect([type, other.status]).toEqual([type, 415])
  }
})

test('bad requests: rejects deeply nested lists and objects on every route', async () => {
  const { administrator } = await college()
  const json = { 'content-type': 'application/json' }
  const lists = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  for (const [path, body, field] of [
    ['/api/updates/import', `{"rows":[{"title":${lists}}]}`, 'rows'],
    ['/api/updates/import', `{"rows":[{"title":${objects}}]}`, 'rows'],
    ['/api/updates', `{"title":${lists}}`, 'title'],
    ['/api/saved-views', `{"resource":"updates","query":${objects}}`, 'query'],
    ['/api/updates', lists, '0'],
  ] as const) {
    const { status, body: answer } = await administrator.post(path, body, json)
    const message = 'The request contains lists or objects that are nested too deeply.'
    expect([path, status, answer]).toMatchObject([path, 422, { message, errors: { [field]: [message] } }])
  }
})

test('bad requests: rejects a body of two megabytes', async () => {
  const { administrator } = await college()
  const answer = await administrator.post('/api/updates', {
    title: 'Long',
    category: 'announcements',
    updates: bodyOf('x'.repeat(2_000_000)),
  })
  expect([answer.status, answer.body.message]).toEqual([413, 'The POST data is too large.'])
})

test('bad requests: returns 404 for an unknown route, and 405 with the allowed methods for another method', async () => {
  const { administrator, visitor } = await college()
  const none = await visitor().get('/api/nope')
  expect([none.status, none.body.message]).toEqual([404, 'The route api/nope could not be found.'])
  // Log entries have no drafts and can't be created by a call.
  const draft = await administrator.get('/api/logs/1/draft')
  expect([draft.status, draft.body.message]).toEqual([404, 'The route api/logs/1/draft could not be found.'])
  const entry = await administrator.post('/api/logs', {})
  expect([entry.status, entry.headers.allow]).toEqual([405, 'GET, HEAD'])
  const other = await administrator.delete('/api/updates')
  expect(other.status).toBe(405)
  expect(other.headers.allow).toBe('GET, HEAD, POST')
  expect(other.body.message).toBe(
    'The DELETE method is not supported for route api/updates. Supported methods: GET, HEAD, POST.',
  )
})

test('bad requests: never returns a stack trace or SQL', async () => {
  const { administrator, visitor } = await college()
  const answers = await Promise.all([
    visitor().get('/api/updates?sort=["1;drop table users","ASC"]'),
    visitor().get('/api/updates?filter={"id":"1\' or \'1\'=\'1"}'),
    administrator.post('/api/updates', { title: { $ne: null }, category: ['announcements'], updates: 7 }),
    visitor().get('/api/updates/%00'),
    visitor().get(`/api/updates?filter=${encodeURIComponent('{"q":"\\u0000"}')}`),
    visitor().get('/updates/%E2%80'),
    visitor().get('/api/updates/%ff'),
    visitor().get('/media/..%2f..%2fapp.key/x'),
  ])
  for (const { status, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/\bat .+\.ts|select |sqlite|postgres|node_modules/i)
  }
})
