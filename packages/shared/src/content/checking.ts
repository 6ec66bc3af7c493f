import { action } from '@kampana/engine-declare/custom-action'
import { datetime, day, optional, readOnly, holdingRole } from '@kampana/engine-declare/kinds/index'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'

const owner = optional(holdingRole('Owner', 'owner_id', 'edit content'))
const due = optional(day('Review by', { earliest: 'today' }))

/** Owner, next review and last review of a record. */
export const checkedFields = {
  owner: readOnly(owner),
  due: readOnly(due),
  checked_at: optional(readOnly(datetime('Last reviewed'))),
}

/** Actions that set them for one or several records: confirm the content, or change the owner. */
export const checking = {
  confirm: action<'checked_at' | 'due'>({
    label: 'Mark as reviewed',
    permission: 'edit',
    bulk: true,
    sets: { checked_at: 'now', due: null },
    log: { action: 'confirm', label: 'Reviewed', phrase: 'reviewed' },
    done: contentMessages.stillRight,
  }),
  assign: action({
    label: 'Assign owner',
    permission: 'edit',
    bulk: true,
    fields: { owner, due },
    log: { action: 'assign', label: 'Owner changed', phrase: 'changed the owner of' },
    done: contentMessages.checkerSaved,
    undo: 'assign',
  }),
}
