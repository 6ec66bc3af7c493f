import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchJson } from './front-ends.ts'

test('development: retries a dropped connection to Vite', async () => {
  let calls = 0
  const vite = createServer((_request, response) => {
    calls += 1
    if (calls < 3) response.destroy()
    else response.end('{"changes":7}')
  }).listen(0)
  onTestFinished(() => void vite.close())
  await once(vite, 'listening')
  const { port } = vite.address() as AddressInfo
  expect(await fetchJson(new URL(`http://localhost:${port}/@ssr`))).toEqual({ changes: 7 })
})
