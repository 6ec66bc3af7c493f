import { action } from './custom-action.ts'
import { readOnly, select } from './kinds/index.ts'
import { basicMessages } from './messages/basic-messages.ts'

/** Actions that publish and unpublish records. They have `posted_at` and a derived `status`. */
export const publishing = {
  publish: action<'posted_at' | 'status'>({
    primary: true,
    bulk: true,
    level: 'publish',
    log: 'published',
    sets: { posted_at: 'now' },
    when: { field: 'status', is: ['draft'], otherwise: basicMessages.publishedAlready },
    done: basicMessages.isLive,
    undo: 'unpublish',
  }),
  unpublish: action<'posted_at' | 'status'>({
    bulk: true,
    permission: 'publish',
    quiet: true,
    confirm: basicMessages.askUnpublish,
    log: 'unpublished',
    sets: { posted_at: null },
    when: { field: 'status', is: ['published'], otherwise: basicMessages.isDraft },
    done: basicMessages.notLive,
    undo: 'publish',
  }),
}

/** The field `status` of publishable records. */
export const publishedStatus = readOnly(select('Status', { draft: 'Draft', published: 'Published' }))
