import { updates } from '@kampana/shared/resources/updates'
import { users } from '@kampana/shared/resources/users'
import { defaultI18nProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { labelMessage, fieldLabels, uploadLabels } from './label-messages.ts'
import { createFilipino } from '../language/filipino/index.ts'

const labels = new Map([...uploadLabels, ...fieldLabels(users.fields), ...fieldLabels(updates.fields)])

test.each([
  ['The updates field is required.', 'The Body field is required.', 'Kailangang punan ang Nilalaman.'],
  [
    'The from field must be a date after or equal to today.',
    'The From field must be a date after or equal to today.',
    'Ang Mula ay hindi dapat mas maaga sa araw na ito.',
  ],
  [
    'The to field must be a date after or equal to from. (and 1 more error)',
    'The To field must be a date after or equal to From. (and 1 more error)',
    'Ang Hanggang ay hindi dapat mas maaga sa Mula. (at 1 pang mali)',
  ],
  [
    'The image field must be an image.',
    'The Picture field must be an image.',
    'Dapat ay larawan ang Larawan.',
  ],
  [
    'The slides.0 field must be a file of type: jpg, png.',
    'The Picture field must be a file of type: jpg, png.',
    'Dapat ay file ang Larawan na ganitong uri: jpg, png.',
  ],
  [
    'The selected role ids is invalid.',
    'The selected Roles is invalid.',
    'Hindi wasto ang napiling Mga Tungkulin.',
  ],
  [
    'The title has already been taken.',
    'The Title has already been taken.',
    'May gumagamit na ng Pamagat na ito.',
  ],
])('%s', (text, english, filipino) => {
  expect(labelMessage(labels, text)).toBe(english)
  expect(createFilipino(defaultI18nProvider).translate(english)).toBe(filipino)
})

test.each([
  // Laravel before 10 leaves 'field' away.
  ['The updates must be a string.', 'The Body must be a string.'],
  ['The updates may not be greater than 9 characters.', 'The Body may not be greater than 9 characters.'],
  ['The posted at is not a valid date.', 'The Posted is not a valid date.'],
  ['The from must be a date after yesterday.', 'The From must be a date after yesterday.'],
])('of an older Laravel: %s', (text, english) => {
  expect(labelMessage(labels, text)).toBe(english)
})

test.each(['Server Error', 'The owner field is required.', 'This is not the body of an update.', ''])(
  'stays as it came: %s',
  (text) => {
    expect(labelMessage(labels, text)).toBe(text)
  },
)
