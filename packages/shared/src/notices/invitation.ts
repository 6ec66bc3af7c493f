import { longText, select, tags } from '../kinds/index.ts'
import { noticeLanguages } from './words.ts'

/** The most addresses that are invited at once. */
export const maxInvited = 500

const help =
  'One per line, or separated by commas. Each address gets one e-mail with a link. Only people who confirm there are subscribed.'

/** What staff give to invite families to class notices. */
export const invitationFields = {
  addresses: { ...longText('Addresses', { max: 50_000 }), help },
  levels: tags('Levels', { of: 'levels', all: 'All levels' }),
  campuses: tags('Campuses', { of: 'campuses', all: 'All campuses' }),
  language: select('Language', noticeLanguages),
}
