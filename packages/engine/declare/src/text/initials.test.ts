import { expect, test } from 'vitest'
import { findInitials } from './initials.ts'

const lettersOf = (text: string) => findInitials(text).map(({ letters }) => letters)

test.each([
  ['Bachelor of Science in Nursing', ['bsn']],
  ['the Senior High School Department of today', ['shs', 'shsd', 'hsd']],
  ['Ang Kagawaran ng Edukasyon at Ñandú Örebro', ['ake', 'aken', 'akeno', 'ken', 'keno', 'eno']],
  ['BS Business Administration', ['bsb', 'bsba']],
  ['BS Nursing', ['bsn']],
  ['School of Nursing', []],
  ['He came. She went. They stayed', []],
  ['nothing of the kind', []],
])('initials: abbreviates %s to %j', (text, letters) => expect(lettersOf(text)).toEqual(letters))

test('initials: return the position of the name', () => {
  const text = 'We teach a Bachelor of Science in Nursing here'
  expect(findInitials(text).map(({ from, to }) => text.slice(from, to))).toContain(
    'Bachelor of Science in Nursing',
  )
})
