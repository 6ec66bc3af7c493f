import type { CollegeIdentity } from '../college/college.ts'
import { inHtml } from '../html.ts'

/** A letter before it has an address: what it says, in plain parts. */
export interface Email {
  subject: string
  /** What staff know it by, where the subject is somebody's own words: those leave with the letter. */
  filedAs?: string
  greeting: string
  paragraphs: readonly string[]
  /** The one thing to do, as a button and as a plain address. */
  action?: { label: string; url: string }
  /** Whom an answer goes to, where it isn't the college. */
  replyTo?: string
  /** Why the person gets this, and what to do if it wasn't they. */
  footnote: string
}

/** A letter as mail programs take it. */
export interface RenderedEmail {
  subject: string
  replyTo?: string
  text: string
  html: string
}

/** Whose letters they are: the name they are signed with, the colours, and where the college is. */
export type Sender = Pick<CollegeIdentity, 'name' | 'tones' | 'light' | 'addresses'>

/** Writes a letter as text and as HTML that reads on a narrow screen and needs nothing from the network. */
export const renderEmail = (letter: Email, college: Sender): RenderedEmail => ({
  subject: letter.subject,
  ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
  text: textOf(letter, college),
  html: htmlOf(letter, college),
})

const textOf = ({ greeting, paragraphs, action, footnote }: Email, { name, addresses }: Sender): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    [name, ...addresses].join('\n'),
    `-- \n${footnote}`,
  ].join('\n\n')

const htmlOf = (
  { subject, greeting, paragraphs, action, footnote }: Email,
  college: Sender,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${college.light.band};padding:24px 12px">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border-top:4px solid ${college.tones['500']};padding:24px;font:17px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;color:${college.light.ink}">
<p style="margin:0 0 20px;font:600 20px Georgia,serif;color:${college.tones['900']}">${escaped(college.name)}</p>
<p style="margin:0 0 14px">${escaped(greeting)}</p>
${paragraphs.map((words) => `<p style="margin:0 0 14px">${escaped(words)}</p>`).join('\n')}
${action ? buttonOf(action, college) : ''}
<p style="margin:24px 0 0;padding-top:14px;border-top:1px solid ${college.light.rule};font-size:14px;color:${college.light.quiet}">${escaped(footnote)}</p>
<p style="margin:14px 0 0;font-size:14px;color:${college.light.quiet}">${escaped([college.name, ...college.addresses].join('\n'))}</p>
</div></body></html>
`

const buttonOf = ({ label, url }: NonNullable<Email['action']>, { tones }: Sender): string =>
  `<p style="margin:22px 0"><a href="${escaped(url)}" style="display:inline-block;background:${tones['700']};color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escaped(label)}</a></p>
<p style="margin:0 0 14px;font-size:14px;word-break:break-all">${escaped(url)}</p>`

const escaped = (text: string): string => inHtml(text).replaceAll('\n', '<br>')
