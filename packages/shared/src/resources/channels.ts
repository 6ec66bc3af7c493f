import { action } from '../custom-action.ts'
import { boolean, datetime, hideFromList, optional, readOnly, select, tags, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** Where notices are posted to besides letters and pushes: a row for each file of the college's `channels/`. */
export const channels = defineResource({
  name: 'channels',
  singular: 'channel',
  label: 'Channels',
  purpose:
    'Chats and pages where families already are. Each is a file of the college’s folder; here you switch it on and choose what is posted there.',
  icon: 'megaphone',
  group: 'Website',
  title: 'label',
  actions: ['list', 'show', 'edit'],
  csvIn: false,
  customActions: {
    try: action({
      label: 'Try this channel',
      done: messages.channelTried,
      log: { action: 'try-channel', label: 'Channel tried', phrase: 'tried' },
    }),
  },
  fields: {
    label: readOnly(text('Channel')),
    name: readOnly(text('File')),
    is_on: boolean('Switched on', { yes: 'On', no: 'Off' }),
    kinds: select('What is posted', { notices: 'Class notices', all: 'Class notices and announcements' }),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
    problem: readOnly(optional(text('What is wrong with its file'))),
    tried_at: readOnly(optional(datetime('Last tried'))),
    tried: readOnly(optional(hideFromList(text('What came back')))),
  },
  help: {
    is_on: 'A notice is posted here only where a person asks for families to be told.',
    levels: 'A notice for other levels alone isn’t posted here.',
  },
  unique: [['name']],
  order: ['label', 'ASC'],
  search: ['label'],
  empty: messages.noChannelsYet,
})
