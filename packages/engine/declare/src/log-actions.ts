/** The engine's actions on records: labels in the log, and verbs of its sentences, 'maria **created** the room …'. */
export const recordActions = {
  create: { label: 'Created', phrase: 'created' },
  edit: { label: 'Edited', phrase: 'edited' },
  delete: { label: 'Deleted', phrase: 'deleted' },
  restore: { label: 'Restored', phrase: 'restored' },
  'put-back': { label: 'Put back', phrase: 'restored an earlier version of' },
  move: { label: 'Moved', phrase: 'moved' },
  'take-address': { label: 'Address reassigned', phrase: 'took over the address of' },
} as const

/** Actions that publish a record. */
export const publicationActions = {
  publish: { label: 'Published', phrase: 'published' },
  ask: { label: 'Submitted for review', phrase: 'submitted' },
  'send-back': { label: 'Rejected', phrase: 'rejected' },
  schedule: { label: 'Publication time changed', phrase: 'changed the publication time of' },
  'discard-draft': { label: 'Draft discarded', phrase: 'discarded the draft of' },
} as const

/** Verbs in log sentences of earlier versions, with the current ones. */
export const formerPhrases: Readonly<Record<string, string>> = {
  'asked for the publication of': 'submitted',
  'sent back': 'rejected',
  'changed the publication of': 'changed the publication time of',
  'put back a former version of': 'restored an earlier version of',
  'took the address of': 'took over the address of',
  'was stopped, after too many tries, from signing in as':
    'was locked out after too many attempts to sign in as',
  'deleted, whose address was never confirmed,': 'deleted the unconfirmed account of',
  'made a reset link for': 'created a reset link for',
  'made a preview link of': 'created a preview link for',
  'took back a preview link of': 'revoked a preview link for',
  confirmed: 'reviewed',
  'changed who looks after': 'changed the owner of',
  tried: 'tested',
  'told families of': 'notified families about',
  'told subscribers of': 'notified subscribers about',
  'marked as no spam': 'marked as not spam',
  'set the status of': 'changed the status of',
  'wrote a note on': 'added a note to',
  'sent again': 'resent',
}

export const engineActions = { ...recordActions, ...publicationActions }

/** Sign-in actions, which are stored for a shorter time than changes. */
export const signInActions = [
  'sign-in',
  'sign-out',
  'sign-in-failed',
  'sign-in-locked',
  'use-recovery-code',
] as const
