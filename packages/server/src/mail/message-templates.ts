import { oneLine } from '@kampana/shared/text/one-line'
import { formatZonedDateTime } from '@kampana/shared/time/time-zone'
import type { Email, LetterThread } from './email.ts'
import { dear } from './greeting.ts'

/** The letters about what visitors write. */
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
      `Address: ${from.email}`,
      `Telephone: ${from.contact_number}`,
      ...(from.office === null ? [] : [`For: ${from.office}`]),
      `Number: ${from.reference_number}`,
    ],
    replyTo: from.email,
    thread: { id },
    footnote: 'Sent with the contact form of the website. An answer goes to the person who wrote.',
  }),
  /** It says nothing of the message, since whose address it is isn't known. */
  messageReceived: (name: string, number: string): Email => ({
    subject: `We have your message: ${number}`,
    filedAs: 'Number of a message',
    greeting: dear(name),
    paragraphs: [
      `The message that you wrote on our website has reached us. Its number is ${number}.`,
      'Name this number if you ask about it by telephone or at a window.',
    ],
    footnote:
      'Somebody wrote to us on our website and gave this address. If it was not you, there is nothing you need to do.',
  }),
  answer: (
    text: string,
    to: Record<'name' | 'subject' | 'message' | 'created_at', string>,
    {
      by,
      thread,
      replyTo,
      timeZone,
    }: { by: string; thread: LetterThread; replyTo: string; timeZone: string },
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
      'You get this because you wrote to us on our website. Reply to this letter to write to us again.',
  }),
  messageAssigned: (name: string, by: string, url: string): Email => ({
    subject: 'A message of a visitor was assigned to you',
    greeting: dear(name),
    paragraphs: [`${by} asks you to answer a message that a visitor wrote on our website.`],
    action: { label: 'Read the message', url },
    footnote: 'You get this because you may read messages in the dashboard.',
  }),
}
