import { expect, test } from 'vitest'
import { linkPhoneNumbers } from './link-phone-numbers.ts'

const linked = (html: string) => linkPhoneNumbers(html, '+63')

test.each([
  ['(074) 555 0121, local 33', '<a href="tel:+63745550121">(074) 555 0121</a>, local 33'],
  ['<dd>0917 555 0147</dd>', '<dd><a href="tel:+639175550147">0917 555 0147</a></dd>'],
  [
    '+63 917 555 0147 or 074-555-0122',
    '<a href="tel:+639175550147">+63 917 555 0147</a> or <a href="tel:+63745550122">074-555-0122</a>',
  ],
])('link phone numbers: links %s', (html, expected) => expect(linked(html)).toBe(expected))

test.each([
  '<a href="tel:+63745550121"><b>(074) 555 0121</b></a>',
  '<h2 id="074 555 0121">Numbers</h2>',
  'ISBN 978-074-555-0121-3, 2014 555 0121, ₱1,074 555 0121',
])('link phone numbers: leaves %s unchanged', (html) => expect(linked(html)).toBe(html))
