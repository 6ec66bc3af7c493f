import { alertTemplates } from './alert-templates.ts'
import type { Email } from './email.ts'
import { dear } from './greeting.ts'
import { messageTemplates } from './message-templates.ts'

const undoneSubjects = {
  withdrawn: 'Withdrawn',
  discarded: 'Discarded',
  renamed: 'Renamed',
  changed: 'Changed before its publication',
} as const

type Undoing = Readonly<Record<'by' | 'note', string>>
/** What became of a schedule, and who did it. */
const undoneSentences = {
  withdrawn: ({ by }: Undoing) => `${by} withdrew it. It is a draft again and will not be published then.`,
  discarded: ({ by }: Undoing) => `${by} discarded it. Visitors go on seeing what was published before.`,
  renamed: ({ by, note }: Undoing) =>
    `${by} changed its note to '${note}'. It will be published then as you approved it.`,
  changed: ({ by }: Undoing) =>
    `${by} changed it. It is a draft again and will not be published then: please look at it anew once it is submitted.`,
} as const

/** The product's letters, each as a function of its values. */
export const emailTemplates = {
  verifyAddress: (name: string, url: string): Email => ({
    subject: 'Please confirm your email address',
    greeting: dear(name),
    paragraphs: [
      'Please confirm that this is your address. The link works for 60 minutes.',
      'An administrator activates your account after that, and we will write to you.',
    ],
    action: { label: 'Confirm my address', url },
    footnote:
      'Somebody registered at our website with this address. If it was not you, there is nothing you need to do.',
  }),
  confirmNewAddress: (name: string, url: string): Email => ({
    subject: 'Please confirm your new email address',
    greeting: dear(name),
    paragraphs: [
      'Please confirm that this is your new address. The link works for 60 minutes. Until then your old address stays.',
    ],
    action: { label: 'Confirm my new address', url },
    footnote:
      'Somebody entered this address in their profile at our website. If it was not you, there is nothing you need to do.',
  }),
  addressChanging: (name: string, address: string): Email => ({
    subject: 'Your email address is about to change',
    greeting: dear(name),
    paragraphs: [`Your account's address will become ${address} as soon as it is confirmed.`],
    footnote: 'If it was not you, change your password now and tell an administrator.',
  }),
  invitation: (name: string, inviter: string, url: string): Email => ({
    subject: 'You are invited to our website’s dashboard',
    greeting: dear(name),
    paragraphs: [
      `${inviter} invites you to work on our website. Follow the link and choose a user name and a password: then you can begin.`,
      'The link works once, for seven days.',
    ],
    action: { label: 'Accept the invitation', url },
    footnote: 'If you did not expect this, there is nothing you need to do.',
  }),
  activated: (name: string, url: string): Email => ({
    subject: 'Your account is active',
    greeting: dear(name),
    paragraphs: ['An administrator has activated your account. You can sign in now.'],
    action: { label: 'Sign in', url },
    footnote: 'You get this because you registered at our website.',
  }),
  twoStepReset: (name: string, url: string): Email => ({
    subject: 'Your two-step sign-in was reset',
    greeting: dear(name),
    paragraphs: [
      'Somebody who looks after the accounts has reset your two-step sign-in. Every session of yours was ended.',
      'You sign in with your password alone now. Please set up two-step sign-in again in your profile.',
    ],
    action: { label: 'Sign in', url },
    footnote: 'If you did not ask for it, change your password now and tell an administrator.',
  }),
  resetPassword: (name: string, url: string): Email => ({
    subject: 'Reset your password',
    greeting: dear(name),
    paragraphs: ['Follow the link to choose a new password. It works once, for 60 minutes.'],
    action: { label: 'Choose a new password', url },
    footnote:
      'Somebody asked for this at our website. If it was not you, there is nothing you need to do: your password stays.',
  }),
  unlock: (name: string, url: string): Email => ({
    subject: 'Sign in although others tried your password',
    greeting: dear(name),
    paragraphs: [
      'Somebody has tried wrong passwords at your account, so browsers that you have never used must wait before they sign in.',
      'Open this link in the browser in which you want to sign in: your password is taken there at once. The link works once, for 60 minutes.',
    ],
    action: { label: 'Sign in with this browser', url },
    footnote:
      'Somebody asked for this at the sign-in of our website. If it was not you, there is nothing you need to do: nobody signs in without your password.',
  }),
  passwordChanged: (name: string): Email => ({
    subject: 'Your password was changed',
    greeting: dear(name),
    paragraphs: ['The password of your account was changed just now, and every other session was ended.'],
    footnote: 'If it was not you, reset your password now and tell an administrator.',
  }),
  noticeSent: (name: string, { subject, by }: { subject: string; by: string }, url: string): Email => ({
    subject: `A class notice goes out: ${subject}`,
    filedAs: 'A class notice goes out',
    greeting: dear(name),
    paragraphs: [`${by} sends families this class notice: ${subject}`],
    action: { label: 'See how far it has come', url },
    footnote: 'You get this because you may post class notices. If it was not meant to go out, withdraw it.',
  }),
  publicationRequested: (
    name: string,
    { title, by, note }: { title: string; by: string; note?: string },
    url: string,
  ): Email => ({
    subject: `To be published: ${title}`,
    greeting: dear(name),
    paragraphs: [`${by} asks for the publication of '${title}'.`, ...(note ? [note] : [])],
    action: { label: 'See what changed', url },
    footnote: 'You get this because you may publish it.',
  }),
  askedPublished: (name: string, title: string, moment: string | null, url: string): Email => ({
    subject: `Published: ${title}`,
    greeting: dear(name),
    paragraphs: [
      moment === null ? `'${title}' was published.` : `'${title}' was approved. It will appear on ${moment}.`,
    ],
    action: { label: 'See it', url },
    footnote: 'You get this because you asked for its publication.',
  }),
  sentBack: (name: string, title: string, by: string, word: string | null, url: string): Email => ({
    subject: `Sent back: ${title}`,
    greeting: dear(name),
    paragraphs: [`${by} sent '${title}' back to you before its publication.`, ...(word ? [word] : [])],
    action: { label: 'Change it', url },
    footnote: 'You get this because you asked for its publication.',
  }),
  scheduleUndone: (
    name: string,
    about: {
      title: string
      by: string
      note: string
      time: string | null
      undone: 'withdrawn' | 'discarded' | 'renamed' | 'changed'
    },
    url: string,
  ): Email => ({
    subject: `${undoneSubjects[about.undone]}: ${about.title}`,
    greeting: dear(name),
    paragraphs: [
      `You scheduled '${about.title}'${about.time === null ? '' : ` for ${about.time}`}. ${undoneSentences[about.undone](about)}`,
    ],
    action: { label: about.undone === 'discarded' ? 'See what waits' : 'See it', url },
    footnote: 'You get this because you approved its publication.',
  }),
  notPublished: (name: string, title: string, problem: string, url: string): Email => ({
    subject: `Not published: ${title}`,
    greeting: dear(name),
    paragraphs: [`'${title}' could not be published at its time, and visitors do not see it.`, problem],
    action: { label: 'See what stopped it', url },
    footnote: 'You get this because you wrote it, asked for its publication or approved it.',
  }),
  formerDrafts: (
    name: string,
    { paths, by }: { paths: readonly string[]; by: string | null },
    url: string,
  ): Email => ({
    subject: 'Drafts that could not be converted',
    greeting: dear(name),
    paragraphs: [
      by === null
        ? 'The website was upgraded. These drafts of yours could not be converted:'
        : `The website was upgraded. These drafts of ${by} could not be converted:`,
      paths.join('\n'),
      'Their texts are kept. Copy what you still need, then dismiss them.',
    ],
    action: { label: 'Read the drafts', url },
    footnote:
      by === null
        ? 'You get this because you wrote them.'
        : 'You get this because you are an administrator, and their author has no account.',
  }),
  previewComment: (
    from: { name: string; email: string | null; comment: string },
    title: string,
    url: string,
  ): Email => ({
    subject: `Comment on '${title}'`,
    filedAs: 'Comment on a preview',
    greeting: `${from.name} wrote about '${title}':`,
    paragraphs: [from.comment, ...(from.email === null ? [] : [`Address: ${from.email}`])],
    action: { label: 'Open the update', url },
    ...(from.email !== null && { replyTo: from.email }),
    footnote: 'Sent from a preview whose link you made.',
  }),
  ...messageTemplates,
  ...alertTemplates,
}
