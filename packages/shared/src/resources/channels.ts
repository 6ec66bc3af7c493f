import { action } from '@kampana/engine-declare/custom-action'
import {
  boolean,
  datetime,
  hideFromList,
  optional,
  readOnly,
  select,
  tags,
  text,
} from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** Chat services and pages to which notices are posted: a row for each file of the college's `channels/`. */
export const channels = defineResource({
  name: 'channels',
  singular: 'channel',
  label: 'Channels',
  purpose:
    'Chat services and pages for class notices. Each channel is a file in the college’s folder. Turn it on here and choose its content.',
  icon: 'megaphone',
  group: 'Website',
  title: 'label',
  actions: ['list', 'show', 'edit'],
  csvIn: false,
  customActions: {
    try: action({
      label: 'Test channel',
      done: messages.channelTried,
      log: { action: 'try-channel', label: 'Channel tested', phrase: 'tested' },
    }),
  },
  fields: {
    label: readOnly(text('Channel')),
    name: readOnly(text('File')),
    is_on: boolean('Enabled', { yes: 'On', no: 'Off' }),
    kinds: select('Posted content', { notices: 'Class notices', all: 'Class notices and announcements' }),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
    problem: readOnly(optional(text('File problem'))),
    tried_at: readOnly(optional(datetime('Last tested'))),
    tried: readOnly(optional(hideFromList(text('Test result')))),
  },
  help: {
    is_on: 'A notice is posted here only if its author notifies families.',
    levels: 'Notices for other levels only are not posted here.',
  },
  unique: [['name']],
  order: ['label', 'ASC'],
  search: ['label'],
  empty: messages.noChannelsYet,
})
