import { changes, moment, readOnly, text } from '../field.ts'
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
    properties: changes('Changes'),
    created_at: readOnly(moment('When')),
  },
  paths: { show: '/logs/:id' },
  failure: { list: messages.logsFailed, show: messages.logFailed },
})
