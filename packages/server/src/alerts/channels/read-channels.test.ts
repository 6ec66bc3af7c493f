import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createBlotter, readChannels } from './read-channels.ts'
import { fitsTextMessages } from './write-message.ts'

const read = (text: string, env: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-channels-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'channels'))
  writeFileSync(join(folder, 'channels/chat.yaml'), text)
  return readChannels(folder, env, [])
}

const chat = (address: string, more = ''): string =>
  `label: Chat\naddress: ${address}\nbody: { json: { text: '{text}' } }\n${more}`

test.each([
  [chat('https://chat.example/${APP_KEY}'), '${APP_KEY} is not allowed'],
  [chat('https://chat.example/${CHANNEL_TOKEN}'), 'CHANNEL_TOKEN must be set'],
  [chat('http://chat.example/'), 'address: must start with https://'],
  [chat('https://169.254.169.254/'), 'address: must be a public address'],
  [chat('https://2130706433/'), 'address: must be a public address'],
  [chat('https://[::1]/'), 'address: must be a public address'],
  [chat('https://[::127.0.0.1]/'), 'address: must be a public address'],
  [chat('https://[::ffff:10.0.0.8]/'), 'address: must be a public address'],
  [chat('https://0x7f.1/'), 'address: must be a public address'],
  [chat('https://chat.example/', 'headers: { X: "a\\nb" }'), 'headers.X: must be one line'],
  [chat('https://chat.example/', 'colour: red'), 'Unrecognized key'],
  [chat('https://chat.example/{reference}'), 'unknown placeholder {reference}'],
])('read channels: turns off a channel with the file %j, and gives the reason', (text, fault) => {
  expect(read(text, { APP_KEY: 'the key of the college' })).toEqual({
    channels: [],
    faultyChannels: [{ name: 'chat', problem: expect.stringContaining(fault) }],
  })
})

test('read channels: rejects a variable with a newline, and never quotes a secret', () => {
  const problemOf = (...file: Parameters<typeof read>) => read(...file).faultyChannels[0]?.problem
  expect(problemOf(chat('https://chat.example/${CHANNEL_A}'), { CHANNEL_A: 'abcd\r\nX: y' })).toContain(
    'one line',
  )
  const wrong = problemOf(chat('ftp://${CHANNEL_A}/'), { CHANNEL_A: 'secret.example' })
  expect(wrong).toContain('address')
  expect(wrong).not.toContain('secret.example')
})

const secret = 'a/b+c d"é'.replace('é', '?')
test.each([
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(encodeURIComponent(secret)),
  new URLSearchParams({ secret }).toString().slice(7),
  JSON.stringify(secret),
  JSON.stringify(JSON.stringify(secret)),
  secret.replaceAll('/', '\\/'),
  ...['', 'x', 'xy', 'user:'].flatMap((before) =>
    (['base64', 'base64url'] as const).map((form) => Buffer.from(`${before}${secret}`).toString(form)),
  ),
])('read channels: removes a secret written as %s', (written) => {
  const left = createBlotter([secret])(`before ${written} after`)
  expect(left).toMatch(/^before .*….* after$/)
  expect(left).not.toContain(written)
})

test.each([
  ['a'.repeat(160), 160, true],
  ['a'.repeat(161), 160, false],
  ['€'.repeat(80), 160, true],
  ['€'.repeat(81), 160, false],
  ['ō'.repeat(70), 160, true],
  ['ō'.repeat(71), 160, false],
  ['a'.repeat(306), 306, true],
  ['ō'.repeat(134), 306, true],
  ['ō'.repeat(135), 306, false],
])('read channels: fits %s into %d characters: %s', (text, max, fits) =>
  expect(fitsTextMessages(text, max)).toBe(fits),
)
