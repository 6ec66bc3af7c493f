import { action } from '../custom-action.ts'
import { datetime, day, optional, readOnly, holdingRole } from '../kinds/index.ts'
import { contentMessages } from '../messages/content-messages.ts'

const owner = optional(holdingRole('Who looks after it', 'owner_id', 'edit content'))
const due = optional(day('To be checked on', { earliest: 'today' }))

/** Owner, next review and last review of a record. */
export const checkedFields = {
  owner: readOnly(owner),
  due: readOnly(due),
  checked_at: optional(readOnly(datetime('Last checked'))),
}

/** Actions that set them for one or several records: confirm the content, or change the owner. */
export const checking = {
  confirm: action<'checked_at' | 'due'>({
    label: 'Still right',
    permission: 'edit',
    bulk: true,
    sets: { checked_at: 'now', due: null },
    log: { action: 'confirm', label: 'Confirmed', phrase: 'confirmed' },
    done: contentMessages.stillRight,
  }),
  assign: action({
    label: 'Who looks after it',
    permission: 'edit',
    bulk: true,
    fields: { owner, due },
    log: { action: 'assign', label: 'Who looks after it changed', phrase: 'changed who looks after' },
    done: contentMessages.checkerSaved,
    undo: 'assign',
  }),
}
