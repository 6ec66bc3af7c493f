import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const token = 'a token for the one who watches'

test('metrics: are shown to clients with the token', async () => {
  const { visitor } = await college({ settings: { METRICS_TOKEN: token } })
  const person = visitor()
  await person.get('/api/updates')
  await person.get('/api/updates/999')
  const { status, headers, text } = await person.get('/metrics', { authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toMatch(
    /kampana_http_request_duration_seconds_count\{method="GET",route="\/api\/updates",status="200"\} [1-9]/,
  )
  expect(text).toContain('route="/api/updates/:id",status="404"')
  expect(text).toMatch(/process_resident_memory_bytes \d+/)
})

test('metrics: return 404 without the token', async () => {
  const { visitor } = await college({ settings: { METRICS_TOKEN: token } })
  expect((await visitor().get('/metrics')).status).toBe(404)
  expect((await visitor().get('/metrics', { authorization: 'Bearer a guess' })).status).toBe(404)
  const unwatched = (await college()).visitor()
  expect((await unwatched.get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(404)
})
