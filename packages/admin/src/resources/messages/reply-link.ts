import type { TranslateFunction } from 'react-admin'
import { formatDateTime } from '../../format/format.ts'

/** What a visitor wrote, as its answer needs it. */
export interface Enquiry {
  email: string
  name: string
  subject: string
  message: string
  created_at: string
}

/** The address that opens the answer to a message in the reader's mail program, with the message quoted where it is short. */
export const replyLink = (
  { email, name, subject, message, created_at }: Enquiry,
  t: TranslateFunction,
): string => {
  const intro = t('On %{when}, %{name} wrote:', { when: formatDateTime(created_at), name })
  const quoted = message.split(/\r?\n/).map((line) => `> ${line}`)
  const fields = {
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    ...(message.length <= maxQuoted && { body: ['', '', intro, ...quoted].join('\r\n') }),
  }
  const query = Object.entries(fields).map(([key, text]) => `${key}=${encodeForMailto(text)}`)
  return `mailto:${encodeForMailto(email).replace('%40', '@')}?${query.join('&')}`
}

/** Some mail programs take addresses of no more than 2,000 characters. */
const maxQuoted = 500

/** A lone surrogate (half an emoji) would make `encodeURIComponent` throw. */
const encodeForMailto = (text: string): string => encodeURIComponent(text.toWellFormed())
