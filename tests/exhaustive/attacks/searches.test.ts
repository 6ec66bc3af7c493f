import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

test('searches: are rate-limited on the page and in the API', async () => {
  const { visitor } = await college()
  for (let n = 0; n < 45; n++) {
    expect((await visitor().get('/api/search?q=bell')).status).toBe(200)
    expect((await visitor().get('/search?q=bell')).status).toBe(200)
  }
  const { status, headers } = await visitor().get('/api/search?q=bell')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await visitor().get('/search?q=bell')).status).toBe(429)
  expect((await visitor().get('/updates')).status).toBe(200)
})
