import { expect, test } from 'vitest'
import { readableLog } from './readable-log.ts'

test('readable log: prints time, level, call, message and values on a line, and the stack below', () => {
  const printed: string[] = []
  const { write } = readableLog((text) => void printed.push(text))
  const line = {
    level: 50,
    time: Date.UTC(2026, 10, 28),
    pid: 1,
    hostname: 'desk',
    reqId: 'a',
    msg: 'failed',
  }
  write(JSON.stringify({ ...line, req: { method: 'GET', path: '/updates', ip: '::1' }, ms: 3 }))
  write(JSON.stringify({ ...line, level: 30, err: { stack: 'Error: boom\n    at render' } }))
  expect(printed.map((text) => text.replace(/^\d\d:\d\d:\d\d /, ''))).toEqual([
    'ERROR GET /updates failed {"ms":3}\n',
    'INFO failed\nError: boom\n    at render\n',
  ])
})
