import { changes, moment, optional, readOnly, text } from '../field.ts'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'

/** Who changed what, and when. Written with every change, by the server alone. */
export const logs = defineResource({
  name: 'logs',
  singular: 'log',
  label: 'Logs',
  title: 'description',
  actions: ['list', 'show'],
  fields: {
    description: readOnly(text('Description')),
    username: readOnly(optional(text('By'))),
    resource: readOnly(text('Of')),
    action: readOnly(text('Action')),
    properties: changes('Changes'),
    created_at: readOnly(moment('When')),
  },
  search: ['description', 'username'],
  paths: { show: '/logs/:id' },
  failure: { list: messages.logsFailed, show: messages.logFailed },
})
