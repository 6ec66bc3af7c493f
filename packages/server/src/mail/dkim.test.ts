import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { emailSigner } from './dkim.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const settings = {
  mail: { from: 'The College <notices@college.example>', dkim: { key, selector: 'kampana' } },
}
type Signed = Parameters<typeof emailSigner>[0]

const headers = [
  'From: The College <notices@college.example>',
  'To: <family@home.example>',
  'Subject: No classes',
  'List-Unsubscribe: <https://college.example/x>',
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]
const letter = `${headers.join('\r\n')}\r\n\r\nNo classes.\r\n`

test('dkim: signs an e-mail as in RFC 6376, including both unsubscribe headers', async () => {
  const signed = await (await emailSigner(settings as Signed))(letter)
  expect(signed.endsWith(letter)).toBe(true)
  const field = signed
    .slice(0, -letter.length)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .trim()
  const tags = Object.fromEntries(
    field
      .replace(/^DKIM-Signature: /, '')
      .split(';')
      .map((tag) => tag.trim().split(/=(.*)/s, 2)),
  ) as Record<string, string>
  expect([tags['d'], tags['s'], tags['a']]).toEqual(['college.example', 'kampana', 'rsa-sha256'])
  const names = tags['h']!.toLowerCase().split(':')
  expect(names).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']))
  expect(tags['bh']).toBe(createHash('sha256').update('No classes.\r\n').digest('base64'))
  const relaxed = (line: string): string =>
    line.replace(/^([^:]+):\s*/, (_all, name: string) => `${name.toLowerCase()}:`).replaceAll(/\s+/g, ' ')
  const own = relaxed(field.replace(/([; ]b=).*$/, '$1')).trimEnd()
  const text = [
    ...names.map((name) => relaxed(headers.find((line) => line.toLowerCase().startsWith(`${name}:`))!)),
    own,
  ]
  const verify = createVerify('RSA-SHA256').update(text.join('\r\n'))
  expect(verify.verify(publicKey, tags['b']!.replaceAll(' ', ''), 'base64')).toBe(true)
})

test('dkim: leaves an e-mail unchanged without a key', async () => {
  const plain = { mail: { ...settings.mail, dkim: undefined } }
  expect(await (await emailSigner(plain as Signed))(letter)).toBe(letter)
})
