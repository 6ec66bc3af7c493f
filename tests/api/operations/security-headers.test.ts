import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const PUBLIC_URL = 'https://www.college.example'

test.for([
  [{}, 'max-age=31536000'],
  [{ HSTS: 'subdomains' }, 'max-age=31536000; includeSubDomains'],
  [{ HSTS: 'off' }, undefined],
] as const)('security headers: with %o browsers get HTTPS headers: %s', async ([settings, expected]) => {
  const { visitor } = await college({ settings: { PUBLIC_URL, ...settings } })
  const { headers } = await visitor().get('/api/updates')
  expect(headers['strict-transport-security']).toBe(expected)
})

test('security headers: security.txt gives the contact for vulnerabilities and its expiry date', async () => {
  const { visitor } = await college({
    now: () => new Date('2026-11-22T08:00:00Z'),
    settings: { PUBLIC_URL, SECURITY_CONTACT: 'mailto:security@college.example' },
  })
  const { status, headers, text } = await visitor().get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.split('\n')).toEqual([
    'Contact: mailto:security@college.example',
    'Expires: 2027-09-18T00:00:00Z',
    'Preferred-Languages: en, fil',
    'Canonical: https://www.college.example/.well-known/security.txt',
    '',
  ])
})
