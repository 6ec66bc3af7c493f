import { message } from './message.ts'

/** Server messages about drafts of published records, and about releases. */
export const draftMessages = {
  reopened: (done: string) =>
    message`${done} The release has changed since it was submitted or approved, so it is a draft again.`,
  changedBy: (name: string) => message`${name} has changed this draft since you opened it.`,
  draftGone: 'This draft has been published or discarded since you opened it.',
  unconditional: 'The request has no If-Match or If-None-Match header.',
  needsNone: (singular: string) =>
    message`This ${singular} isn’t published yet. Edit the ${singular} directly, without a draft.`,
  liveAlready: (title: string) => message`‘${title}’ is published. Add a draft of it to the release instead.`,
  keepsItsTime: 'A draft can’t change the publication time.',
  notYours: 'This release belongs to someone else. Create your own release or ask its author.',
  submittedBy: (name: string) =>
    message`${name} has submitted this for review. Ask them to withdraw it, or ask a reviewer to reject it.`,
  scheduledBy: (name: string) =>
    message`${name} has scheduled this for publication. Ask them to cancel the schedule before you edit it.`,
  waiting: 'This release is in review or scheduled. Withdraw it first.',
  waitsForNothing: 'This release is neither in review nor scheduled.',
  often: 'You have reached today’s limit for saving drafts. Please continue tomorrow.',
  heavy: 'Your drafts have reached their total size limit. Publish or discard some of them first.',
  conflicting: (title: string) =>
    message`Someone else has changed fields of ‘${title}’ that this draft also changes.`,
  another: (title: string) => message`‘${title}’ has changed since you reviewed it. Please review it again.`,
  refused: (title: string, reason: string) => message`‘${title}’ can’t be published. ${reason}`,
  lostRight: (name: string) => message`${name} no longer has permission to publish it.`,
  begun: 'The release was created.',
  taken: 'It was added to this release.',
  takenBack: 'Withdrawn. It is a draft again.',
}
