import { accountTemplates } from './account-templates.ts'
import { alertTemplates } from './alert-templates.ts'
import type { Email } from './email.ts'
import { dear } from './greeting.ts'
import { messageTemplates } from './message-templates.ts'

const undoneSubjects = {
  withdrawn: 'Schedule canceled',
  discarded: 'Draft discarded',
  renamed: 'Note changed',
  changed: 'Changed before publication',
} as const

type Undoing = Readonly<Record<'by' | 'note', string>>
/** Sentences about the end of a schedule, with the person who ended it. */
const undoneSentences = {
  withdrawn: ({ by }: Undoing) =>
    `${by} canceled the schedule. It is a draft again and will not be published.`,
  discarded: ({ by }: Undoing) => `${by} discarded the draft. The published version stays on the website.`,
  renamed: ({ by, note }: Undoing) =>
    `${by} changed its note to ‘${note}’. It will still be published as scheduled.`,
  changed: ({ by }: Undoing) =>
    `${by} edited it, so it is a draft again and will not be published. Please review it again after it is resubmitted.`,
} as const

/** E-mails of the product, each as a function of its values. */
export const emailTemplates = {
  ...accountTemplates,
  noticeSent: (name: string, { subject, by }: { subject: string; by: string }, url: string): Email => ({
    subject: `Class notice being sent: ${subject}`,
    filedAs: 'Class notice being sent',
    greeting: dear(name),
    paragraphs: [`${by} is sending this class notice to families: ${subject}`],
    action: { label: 'View the delivery status', url },
    footnote:
      'You received this e-mail because you may post class notices. If this notice is a mistake, withdraw it now.',
  }),
  publicationRequested: (
    name: string,
    { title, by, note }: { title: string; by: string; note?: string },
    url: string,
  ): Email => ({
    subject: `For review: ${title}`,
    greeting: dear(name),
    paragraphs: note
      ? [`${by} submitted ‘${title}’ for your review with this note:`, note]
      : [`${by} submitted ‘${title}’ for your review.`],
    action: { label: 'Review the changes', url },
    footnote: 'You received this e-mail because you may publish these changes.',
  }),
  askedPublished: (name: string, title: string, moment: string | null, url: string): Email => ({
    subject: `${moment === null ? 'Published' : 'Approved'}: ${title}`,
    greeting: dear(name),
    paragraphs: [
      moment === null
        ? `Your submission ‘${title}’ was approved and published on the website.`
        : `Your submission ‘${title}’ was approved. It will be published on ${moment}.`,
    ],
    action: { label: 'Open in the dashboard', url },
    footnote: 'You received this e-mail because you submitted these changes for review.',
  }),
  sentBack: (name: string, title: string, by: string, word: string | null, url: string): Email => ({
    subject: `Sent back: ${title}`,
    greeting: dear(name),
    paragraphs: [
      ...(word
        ? [`${by} sent ‘${title}’ back to you with this comment:`, word]
        : [`${by} sent ‘${title}’ back to you.`]),
      'Please edit your draft and submit it again.',
    ],
    action: { label: 'Edit your draft', url },
    footnote: 'You received this e-mail because you submitted these changes for review.',
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
      `You scheduled ‘${about.title}’${about.time === null ? '' : ` for ${about.time}`}. ${undoneSentences[about.undone](about)}`,
    ],
    action: { label: about.undone === 'discarded' ? 'View all releases' : 'Open the release', url },
    footnote: 'You received this e-mail because you approved the publication.',
  }),
  notPublished: (name: string, title: string, problem: string, url: string): Email => ({
    subject: `Not published: ${title}`,
    greeting: dear(name),
    paragraphs: [
      `The scheduled version of ‘${title}’ could not be published.`,
      problem,
      'Please correct the problem and schedule the release again.',
    ],
    action: { label: 'Open the release', url },
    footnote: 'You received this e-mail because you wrote, submitted or approved these changes.',
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
        ? 'The website was upgraded. It couldn’t convert these drafts of yours:'
        : `The website was upgraded. These drafts by ${by} could not be converted:`,
      paths.join('\n'),
      'Their texts are saved. Copy what you still need, then dismiss the drafts.',
    ],
    action: { label: 'Read the drafts', url },
    footnote:
      by === null
        ? 'You received this e-mail because you wrote these drafts.'
        : 'You received this e-mail because you are an administrator and the author no longer has an account.',
  }),
  previewComment: (
    from: { name: string; email: string | null; comment: string },
    title: string,
    url: string,
  ): Email => ({
    subject: `Comment on ‘${title}’`,
    filedAs: 'Comment on a preview',
    greeting: `${from.name} commented on ‘${title}’:`,
    paragraphs: [from.comment, ...(from.email === null ? [] : [`E-mail: ${from.email}`])],
    action: { label: 'Open the update', url },
    ...(from.email !== null && { replyTo: from.email }),
    footnote: 'You received this e-mail because you shared the link to this preview.',
  }),
  ...messageTemplates,
  ...alertTemplates,
}
