import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { updates } from '@kampana/shared/resources/updates'
import { users } from '@kampana/shared/resources/users'
import { english } from '@kampana/engine-admin/language/english'
import { expect, test } from 'vitest'
import { labelMessage, fieldLabels, uploadLabels } from '@kampana/engine-admin/data-provider/label-messages'
import { createFilipino } from '../language/filipino.ts'

const { invalid } = messages
const labels = new Map([...uploadLabels, ...fieldLabels(users.fields), ...fieldLabels(updates.fields)])

test.each([
  [invalid.required('updates'), 'The Body field is required.', 'Kailangang punan ang Nilalaman.'],
  [
    invalid.afterOrEqual('from', 'today'),
    'The From field must be a date after or equal to today.',
    'Ang Mula ay hindi dapat mas maaga sa araw na ito.',
  ],
  [
    invalid.summary(invalid.afterOrEqual('to', 'from'), 1),
    'The To field must be a date after or equal to From. (and 1 more error)',
    'Ang Hanggang ay hindi dapat mas maaga sa Mula. (at 1 pang mali)',
  ],
  [invalid.image('image'), 'The Picture field must be an image.', 'Dapat larawan ang Larawan.'],
  [
    invalid.mimes('slides.0', ['jpg', 'png']),
    'The Picture field must be a file of type: jpg, png.',
    'Dapat ay file ang Larawan na ganitong uri: jpg, png.',
  ],
  [invalid.selected('role ids'), 'The selected Roles is invalid.', 'Hindi wasto ang napiling Mga Tungkulin.'],
  [invalid.taken('title'), 'The Title has already been taken.', 'May gumagamit na ng Pamagat na ito.'],
])('label messages: %s', (message, inEnglish, inFilipino) => {
  const labeled = labelMessage(labels, message)
  expect(english.translate(labeled)).toBe(inEnglish)
  expect(createFilipino(english).translate(labeled)).toBe(inFilipino)
  // Laravel sends the same text without code and values.
  expect(stripDelimiters(labelMessage(labels, stripDelimiters(message)))).toBe(inEnglish)
})

test.each([
  ['The title has already been taken.', 'May gumagamit na ng Pamagat na ito.'],
  ['The updates field is required.', 'Kailangang punan ang Nilalaman.'],
  ['The selected role ids is invalid.', 'Hindi wasto ang napiling Mga Tungkulin.'],
])('label messages: translates Laravel’s “%s” with its label', (text, inFilipino) => {
  expect(createFilipino(english).translate(labelMessage(labels, text))).toBe(inFilipino)
})

test.each([
  // Laravel before 10 omits 'field'.
  ['The updates must be a string.', 'The Body must be a string.'],
  ['The updates may not be greater than 9 characters.', 'The Body may not be greater than 9 characters.'],
  ['The posted at is not a valid date.', 'The Posted is not a valid date.'],
  ['The slides.0 failed to upload.', 'The Picture failed to upload.'],
  ['The from must be a date after yesterday.', 'The From must be a date after yesterday.'],
])('label messages: translates an older Laravel’s text: %s', (text, english) => {
  expect(labelMessage(labels, text)).toBe(english)
})

test.each(['Server Error', 'The owner field is required.', 'This is not the body of an update.', ''])(
  'label messages: preserves an unknown text: %s',
  (text) => {
    expect(labelMessage(labels, text)).toBe(text)
  },
)
