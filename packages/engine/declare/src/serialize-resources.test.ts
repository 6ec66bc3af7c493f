import { expect, test } from 'vitest'
import { action, formatActionText } from './custom-action.ts'
import { stripDelimiters } from './messages/message.ts'
import { boolean, readOnly, text } from './kinds/index.ts'
import { defineResource } from './resource.ts'
import { parseResources, serializeResources } from './serialize-resources.ts'

const rooms = defineResource({
  name: 'rooms',
  singular: 'room',
  label: 'Rooms',
  title: 'name',
  actions: ['list'],
  customActions: {
    archive: action({
      confirm: (name) => `Archive ${name}? ${name} can not be booked then.`,
      log: 'archived',
      sets: { is_archived: 1 },
    }),
  },
  fields: { name: text('Name'), is_archived: readOnly(boolean('Archived')) },
})

test('serialize resources: restores a declaration with its texts that contain a title', () => {
  const [arrived] = parseResources(serializeResources([rooms]))
  expect(arrived).toEqual({
    ...rooms,
    customActions: { archive: { ...rooms.customActions.archive, confirm: expect.any(Function) } },
  })
  const { confirm = '', done } = arrived!.customActions['archive']!
  expect(stripDelimiters(formatActionText(confirm, '$& 1'))).toBe(
    'Archive $& 1? $& 1 can not be booked then.',
  )
  expect(formatActionText(done, '$& 1')).toBe('The room was archived.')
})
