import { expect, test } from 'vitest'
import { contrastRatio } from '@kampana/engine-declare/colors/oklch'
import { generateTones } from '@kampana/engine-declare/colors/tones'
import { fixtureIdentity } from '../../../../tests/support/fixture-identity.ts'
import { renderEmail } from './email.ts'
import { emailTemplates } from './email-templates.ts'

const letter = emailTemplates.resetPassword('Ana & Ñ', 'https://www.college.test/?a=1&b=2')

test('email: renders the name, addresses and colors of its college', () => {
  const { text, html } = renderEmail(letter, {
    ...fixtureIdentity,
    name: 'Colegio de <Ñ>',
    addresses: ['Main Campus, 1 Mabini Street, Baguio'],
    tones: generateTones('#2e7d4f'),
  })
  expect(text).toContain('Colegio de <Ñ>\nMain Campus, 1 Mabini Street, Baguio')
  expect(html).toContain('Colegio de &#60;Ñ&#62;')
  expect(html).toContain('Main Campus, 1 Mabini Street, Baguio')
  expect(html).toContain(`background:${generateTones('#2e7d4f')['700']}`)
  expect(html).not.toContain('#4b83cc')
})

test('email: renders a legible button in any college’s color, and loads nothing from the network', () => {
  for (const brand of ['#4b83cc', '#e8b400', '#7a1f2b', '#2e7d4f'])
    expect(contrastRatio('#ffffff', generateTones(brand)['700'])).toBeGreaterThan(4.5)
  const { html } = renderEmail(letter, fixtureIdentity)
  expect(html).not.toMatch(/<img|url\(|<link/)
})
