import { message } from './message.ts'

/** What the server says of drafts over live records and of the changes in which they wait. */
export const draftMessages = {
  reopened: (done: string) =>
    message`${done} What was asked for or approved is another now, so the change is a draft again.`,
  changedBy: (name: string) => message`${name} has changed this draft meanwhile.`,
  draftGone: 'This draft was published or discarded meanwhile.',
  unconditional: 'The request does not say on which draft it is based.',
  needsNone: (singular: string) =>
    message`This ${singular} is not live, so it needs no draft. Change it itself.`,
  liveAlready: (title: string) => message`'${title}' is live. A draft of it can wait in a change.`,
  keepsItsTime: 'A draft can not change when something is published.',
  notYours: 'This change is not yours. Begin one of your own, or ask whoever began it.',
  submittedBy: (name: string) =>
    message`${name} has submitted this for publication. Ask them to withdraw it, or a reviewer to send it back.`,
  scheduledBy: (name: string) =>
    message`${name} has scheduled this for publication. Ask them to withdraw it, then change it.`,
  waiting: 'This change waits for its publication. Take that back first.',
  waitsForNothing: 'Nobody has asked for its publication.',
  often: 'You have saved drafts very often today. Please go on tomorrow.',
  heavy: 'All of your drafts together have become too large. Publish or discard some of them first.',
  conflicting: (title: string) =>
    message`Somebody has changed '${title}' meanwhile where the draft changes it, too.`,
  another: (title: string) => message`'${title}' is not what you have looked at any more. Please look again.`,
  refused: (title: string, reason: string) => message`'${title}' can not be published. ${reason}`,
  lostRight: (name: string) => message`${name} may not publish it any more.`,
  begun: 'The change was begun.',
  taken: 'It waits in this change now.',
  takenBack: 'It is a draft again.',
}
