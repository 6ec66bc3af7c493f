import { oneLine } from '@kampana/engine-declare/text/one-line'
import { formatZonedDateTime } from '@kampana/engine-declare/time/time-zone'
import type { Email, EmailThread } from './email.ts'
import { dear } from './greeting.ts'

/** E-mails about visitors' messages. */
export const messageTemplates = {
  contact: (
    id: string,
    from: Record<'name' | 'email' | 'contact_number' | 'subject' | 'message' | 'reference_number', string> & {
      office: string | null
    },
  ): Email => ({
    subject: `Message from the website: ${from.subject}`,
    filedAs: 'Message from the website',
    greeting: `${from.name} wrote:`,
    paragraphs: [
      from.message,
      `E-mail: ${from.email}`,
      `Telephone: ${from.contact_number}`,
      ...(from.office === null ? [] : [`Office: ${from.office}`]),
      `Reference number: ${from.reference_number}`,
    ],
    replyTo: from.email,
    thread: { id },
    footnote: 'Sent from the contact form on the website. Reply to this e-mail to answer the visitor.',
  }),
  /** Doesn't quote the message, since the address may belong to somebody else. */
  messageReceived: (name: string, number: string): Email => ({
    subject: `We received your message: ${number}`,
    filedAs: 'Receipt of a message',
    greeting: dear(name),
    paragraphs: [
      `Thank you for your message. Its reference number is ${number}.`,
      'Please mention this number when you call or visit us about your message.',
    ],
    footnote:
      'You received this e-mail because someone entered this address in our contact form. If this wasn’t you, ignore this e-mail.',
  }),
  answer: (
    text: string,
    to: Record<'name' | 'subject' | 'message' | 'created_at', string>,
    { by, thread, replyTo, timeZone }: { by: string; thread: EmailThread; replyTo: string; timeZone: string },
  ): Email => ({
    subject: /^re:/i.test(to.subject) ? oneLine(to.subject) : `Re: ${oneLine(to.subject)}`,
    filedAs: 'Answer to a message',
    paragraphs: [text],
    signedBy: by,
    quote: {
      intro: `On ${formatZonedDateTime(to.created_at, timeZone)}, ${oneLine(to.name)} wrote:`,
      text: to.message,
    },
    replyTo,
    thread,
    footnote:
      'You received this e-mail because you wrote to us on our website. To write to us again, reply to this e-mail.',
  }),
  messageAssigned: (name: string, by: string, url: string): Email => ({
    subject: 'A visitor’s message was assigned to you',
    greeting: dear(name),
    paragraphs: [`${by} assigned a visitor’s message to you. Please read and answer it.`],
    action: { label: 'Read the message', url },
    footnote: 'You received this e-mail because you may read messages in the dashboard.',
  }),
}
