import { longText, select, tags } from '@kampana/engine-declare/kinds/index'
import { noticeLanguages } from './notice-phrases.ts'

/** Maximum number of addresses in one invitation. */
export const maxInvited = 500

const help =
  'One per line, or separated by commas. Each address gets one e-mail with a link. Only people who confirm there are subscribed.'

/** Input to invite families to class notices. */
export const invitationFields = {
  addresses: { ...longText('Addresses', { max: 50_000 }), help },
  levels: tags('Levels', { of: 'levels', all: 'All levels' }),
  campuses: tags('Campuses', { of: 'campuses', all: 'All campuses' }),
  language: select('Language', noticeLanguages),
}
