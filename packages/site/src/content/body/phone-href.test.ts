import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['(074) 555 0121', 'tel:+63745550121'],
  ['0917 555 0147', 'tel:+639175550147'],
  ['+63 917 555 0147', 'tel:+639175550147'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
])('phone href: dials %s as %s', (number, address) => expect(phoneHref(number, '+63')).toBe(address))
