import { expect, test } from 'vitest'
import { headerValue, locationValue, policyValue } from './header-value.ts'

test('header value: inserts data into fixed text', () => {
  expect(headerValue`bytes ${0}-${9}/${10}`).toBe('bytes 0-9/10')
  expect(headerValue`"${'sha_-1.webp'}"`).toBe('"sha_-1.webp"')
})

test.each([
  'a\r\nSet-Cookie: b',
  'a\nb',
  'a\0b',
  'a;b',
  'a,b',
  'a"b',
  'a\\b',
  'a b',
  'a\tb',
  '<a>',
  'ñ',
  'a\u0085b',
  '\u2028',
])('header value: rejects %j', (data) => {
  expect(() => headerValue`x ${data}`).toThrow('can’t be part of a header')
  expect(() =>
    policyValue({ 'frame-src': `https://a.example https://${data}.example`.replace(/ (?=b)/, '\t') }),
  ).toThrow('can’t be part of a header')
})

test('header value: writes each directive of a policy once, with its sources', () => {
  expect(
    policyValue({ 'default-src': "'none'", 'frame-src': 'https://a.example https://b.example:8443' }),
  ).toBe("default-src 'none'; frame-src https://a.example https://b.example:8443")
})

test.each([
  ['/updates/a%20b?c=d&e=%2F#f', '/updates/a%20b?c=d&e=%2F#f'],
  ['/enrollment; (fees), [2026]', '/enrollment;%20(fees),%20[2026]'],
  ['/señor/\ud800', '/se%C3%B1or/%EF%BF%BD'],
  ['/a\r\nSet-Cookie: b=1', '/a%0D%0ASet-Cookie:%20b=1'],
  ['/\\evil.example', '/%5Cevil.example'],
  ['/"<>^`{|}', '/%22%3C%3E%5E%60%7B%7C%7D'],
])('header value: redirects to %j as %s', (address, location) => {
  expect(locationValue(address)).toBe(location)
})
