/** The engine's actions on records: their labels in the log, and the verbs of its sentences, 'maria **created** the room …'. */
export const recordActions = {
  create: { label: 'Created', phrase: 'created' },
  edit: { label: 'Edited', phrase: 'edited' },
  delete: { label: 'Deleted', phrase: 'deleted' },
  restore: { label: 'Restored', phrase: 'restored' },
  'put-back': { label: 'Brought back', phrase: 'put back a former version of' },
  move: { label: 'Moved', phrase: 'moved' },
  'take-address': { label: 'Address taken', phrase: 'took the address of' },
} as const

/** The actions by which a record goes live. */
export const publicationActions = {
  publish: { label: 'Published', phrase: 'published' },
  ask: { label: 'Asked for publication', phrase: 'asked for the publication of' },
  'send-back': { label: 'Sent back', phrase: 'sent back' },
  schedule: { label: 'Time of publication changed', phrase: 'changed the publication of' },
  'discard-draft': { label: 'Draft discarded', phrase: 'discarded the draft of' },
} as const

export const engineActions = { ...recordActions, ...publicationActions }

/** The actions of sign-ins, which are kept for a shorter time than changes. */
export const signInActions = [
  'sign-in',
  'sign-out',
  'sign-in-failed',
  'sign-in-locked',
  'use-recovery-code',
] as const
