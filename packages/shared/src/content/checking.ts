import { action } from '../custom-action.ts'
import { datetime, day, optional, readOnly, holdingRole } from '../kinds/index.ts'
import { contentMessages } from '../messages/content-messages.ts'

const owner = optional(holdingRole('Who looks after it', 'owner_id', 'edit content'))
const due = optional(day('To be checked on', { earliest: 'today' }))

/** Who looks after a record, when they look at it again, and when somebody said last that it is still right. */
export const checkedFields = {
  owner: readOnly(owner),
  due: readOnly(due),
  checked_at: optional(readOnly(datetime('Last checked'))),
}

/** Sets them: a record that is still right, and who looks at it again, each for one or several. */
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
