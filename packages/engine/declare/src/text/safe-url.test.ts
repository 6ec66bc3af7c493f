import { describe, expect, test } from 'vitest'
import { isSafeUrl, isSafeLink, isSafePictureUrl } from './safe-url.ts'

describe('links', () => {
  test.each([
    'https://example.com',
    'HTTP://EXAMPLE.COM/ñ',
    'mailto:registrar@example.com?subject=TOR',
    'tel:+6345123456',
    '/updates/announcements/50%25%20off',
    '#top',
  ])('accept %s', (href) => {
    expect(isSafeLink(href)).toBe(true)
  })

  test.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript%3Aalert(1)',
    'view-source:javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https://example.com/a b',
    'https://example.com/\0',
    'https:/\\evil.example',
    'evil.example',
    './page',
    'https://example.com/\u202Egnp.exe',
    'https://exam\u200bple.com',
    '\ufeffhttps://example.com',
    `https://example.com/${'a'.repeat(2000)}`,
  ])('reject %j', (href) => {
    expect(isSafeLink(href)).toBe(false)
  })
})

describe('images', () => {
  test.each(['/media/0123/640x480.webp', 'https://example.com/a.jpg'])('accept %s', (src) => {
    expect(isSafePictureUrl(src)).toBe(true)
  })

  test.each([
    'http://example.com/a.jpg',
    '//evil.example/a.jpg',
    '/\\evil.example/a.jpg',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.com/1',
    'javascript:alert(1)',
    'a.jpg',
    ' /a.jpg',
    '',
  ])('reject %j', (src) => {
    expect(isSafePictureUrl(src)).toBe(false)
  })
})

describe('web addresses', () => {
  test.each(['https://college.edu.ph', 'https://college.edu.ph/a?b=c#d', 'HTTPS://xn--pia-7ma.ph:8443/'])(
    'accept %s',
    (address) => expect(isSafeUrl(address)).toBe(true),
  )
  test.each([
    'http://college.edu.ph',
    'javascript:alert(1)',
    '//college.edu.ph',
    'https://',
    'https:///path',
    'https://bank.ph@evil.example/',
    'https://evil.example\\@bank.ph/',
    'https://a b.ph',
    'https://college.edu.ph/\u200b',
    `https://college.edu.ph/${'a'.repeat(2000)}`,
  ])('reject %s', (address) => expect(isSafeUrl(address)).toBe(false))
})
