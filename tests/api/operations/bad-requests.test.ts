import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

test('bad requests: a body that is not JSON is refused in words', async () => {
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

test('bad requests: rejects lists and objects that are nested too deeply, whichever route reads them', async () => {
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

test('bad requests: a body of two megabytes is too large', async () => {
  const { administrator } = await college()
  const answer = await administrator.post('/api/updates', {
    title: 'Long',
    category: 'announcements',
    updates: bodyOf('x'.repeat(2_000_000)),
  })
  expect([answer.status, answer.body.message]).toEqual([413, 'The POST data is too large.'])
})

test('bad requests: what does not exist is a 404, and what exists under another method a 405 that names it', async () => {
  const { administrator, visitor } = await college()
  const none = await visitor().get('/api/nope')
  expect([none.status, none.body.message]).toEqual([404, 'The route api/nope could not be found.'])
  // The log has no drafts, and nobody creates an entry: other resources do.
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

test('bad requests: no answer carries a stack trace or a word of SQL', async () => {
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
