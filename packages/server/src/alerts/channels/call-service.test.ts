import { expect, test } from 'vitest'
import { callService } from './post-once.ts'

test.each(['https://127.0.0.1:1/', 'https://[::127.0.0.1]:1/', 'https://[::ffff:7f00:1]:1/'])(
  "call service: never connects to %s, a host that Node doesn't look up",
  async (address) => {
    const request = { url: new URL(address), method: 'POST', headers: {}, body: '' }
    const call = callService(request, { privateChannels: [] })
    await expect(call).rejects.toThrow('isn’t public')
  },
)
