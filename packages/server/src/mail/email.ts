import type { CollegeIdentity } from '../college/college.ts'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'

/** Content of an e-mail, before it is rendered. */
export interface Email {
  /** English by default. */
  language?: string
  subject: string
  /** Subject in the dashboard's list, if the e-mail's own subject contains a visitor's text. */
  filedAs?: string
  /** Masked recipient in the dashboard's list, and the HMAC by which the e-mail can be found. */
  filedTo?: { recipient: string; mark: string }
  /** Omitted if a person has written the e-mail. */
  greeting?: string
  paragraphs: readonly string[]
  /** Author of the e-mail, who signs it above the college. */
  signedBy?: string
  /** Call to action, as a button and as a plain URL. */
  action?: { label: string; url: string }
  /** Text that the e-mail replies to, below the signature. */
  quote?: { intro: string; text: string }
  /** Recipient of replies, if not the college. */
  replyTo?: string
  /** Position in a conversation, by which e-mail clients group e-mails. */
  thread?: EmailThread
  /** Reason for the e-mail, and advice for people who didn't request it. */
  footnote: string
}

export interface EmailThread {
  /** Message-ID that others can refer to, instead of the generated one. */
  id: string
  /** Message-ID of the e-mail to which this one replies. */
  inReplyTo?: string
}

export interface RenderedEmail {
  subject: string
  /** Full address of the recipient, if the outbox shows it masked. */
  to?: string
  replyTo?: string
  thread?: EmailThread
  text: string
  html: string
}

/** College's name, colors and addresses in its e-mails. */
export type Sender = Pick<CollegeIdentity, 'name' | 'tones' | 'light' | 'addresses'>

/** Renders an e-mail as text and as HTML that fits a narrow screen and loads nothing from the network. */
export const renderEmail = (email: Email, college: Sender): RenderedEmail => ({
  subject: email.subject,
  ...(email.replyTo !== undefined && { replyTo: email.replyTo }),
  ...(email.thread && { thread: email.thread }),
  text: renderText(email, college),
  html: renderHtml(email, college),
})

const renderText = (
  { greeting, paragraphs, signedBy, action, quote, footnote }: Email,
  { name, addresses }: Sender,
): string =>
  [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    [...(signedBy === undefined ? [] : [signedBy]), name, ...addresses].join('\n'),
    ...(quote ? [`${quote.intro}\n${quote.text.replaceAll(/^/gm, '> ')}`] : []),
    `-- \n${footnote}`,
  ].join('\n\n')

const renderHtml = (
  { language = 'en', subject, greeting, paragraphs, signedBy, action, quote, footnote }: Email,
  college: Sender,
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeLines(subject)}</title></head>
<body style="margin:0;background:${college.light.band};padding:24px 12px">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border-top:4px solid ${college.tones['500']};padding:24px;font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;color:${college.light.ink}">
<p style="margin:0 0 20px;font:600 20px Georgia,serif;color:${college.tones['900']}">${escapeLines(college.name)}</p>
${greeting === undefined ? '' : `<p style="margin:0 0 14px">${escapeLines(greeting)}</p>`}
${paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${escapeLines(paragraph)}</p>`).join('\n')}
${signedBy === undefined ? '' : `<p style="margin:0 0 14px">${escapeLines(`${signedBy}\n${college.name}`)}</p>`}
${action ? renderButton(action, college) : ''}
${quote ? renderQuote(quote, college) : ''}
<p style="margin:24px 0 0;padding-top:14px;border-top:1px solid ${college.light.rule};font-size:14px;color:${college.light.quiet}">${escapeLines(footnote)}</p>
<p style="margin:14px 0 0;font-size:14px;color:${college.light.quiet}">${escapeLines([college.name, ...college.addresses].join('\n'))}</p>
</div></body></html>
`

const renderButton = ({ label, url }: NonNullable<Email['action']>, { tones }: Sender): string =>
  `<p style="margin:22px 0"><a href="${escapeLines(url)}" style="display:inline-block;background:${tones['700']};color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeLines(label)}</a></p>
<p style="margin:0 0 14px;font-size:14px;word-break:break-all">${escapeLines(url)}</p>`

const renderQuote = ({ intro, text }: NonNullable<Email['quote']>, { light }: Sender): string =>
  `<p style="margin:24px 0 6px;font-size:14px;color:${light.quiet}">${escapeLines(intro)}</p>
<blockquote style="margin:0 0 14px;padding-left:12px;border-left:3px solid ${light.rule};font-size:15px;color:${light.quiet}">${escapeLines(text)}</blockquote>`

const escapeLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
