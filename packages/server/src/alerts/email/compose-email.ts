import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import { headerValue } from '@kampana/engine-declare/text/header-value'
import type { AppContext } from '../../app-context.ts'
import type { ContactLinks } from '../contacts/open-contact.ts'
import type { AlertTexts } from './alert-texts.ts'
import { linkPlaceholders, writeEmail } from './write-email.ts'

/** Recipient of an e-mail. */
export interface Recipient {
  address: string
  links: Pick<ContactLinks, 'manage' | 'unsubscribe'>
  /** Without angle brackets. */
  messageId: string
}
/** Completes the e-mail, with headers, for one recipient. */
export type ComposedEmail = (to: Recipient) => string

/**
 * Renders an alert's e-mail in a language once. Each recipient only needs headers and links filled in, which takes a hundredth
 * of the time.
 */
export const composeEmail = async (
  { college, settings }: Pick<AppContext, 'college' | 'settings'>,
  texts: AlertTexts,
  language: NoticeLanguage,
): Promise<ComposedEmail> => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const { subject, text, html } = writeEmail(texts, language, college(), settings.publicUrl)
  const composer = new MailComposer({
    from: settings.mail.from,
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(!texts.once && { 'Content-Language': language === 'en' ? 'en, fil' : 'fil, en' }),
      'List-Id': headerValue`<${texts.once ? 'announcements' : 'class-notices'}.${settings.publicUrl.hostname}>`,
    },
  })
  const whole = (await composer.compile().build())
    .toString('utf8')
    .replace(/^Message-ID:.*\r\n(?:[ \t].*\r\n)*/im, '')
  const pieces = whole.split(placeholdersIn)
  return ({ address, links, messageId }) => {
    const own = [
      headerValue`To: <${address}>`,
      headerValue`Message-ID: <${messageId}>`,
      headerValue`List-Unsubscribe: <${links.unsubscribe}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]
    const body = pieces
      .map((piece) => (isPlaceholder(piece) ? encodeLink(links[linkAt(piece)]) : piece))
      .join('')
    return `${own.join('\r\n')}\r\n${body}`
  }
}

/** A placeholder may be split by a line break (RFC 2045, 6.7). */
const broken = (word: string): string => word.split('').join('(?:=\\r\\n)?')
const placeholdersIn = new RegExp(`(${Object.values(linkPlaceholders).map(broken).join('|')})`)
const joined = (piece: string): string => piece.replaceAll('=\r\n', '')
const isPlaceholder = (piece: string): boolean =>
  piece.length < 100 && Object.values<string>(linkPlaceholders).includes(joined(piece))
const linkAt = (piece: string): keyof typeof linkPlaceholders =>
  joined(piece) === linkPlaceholders.manage ? 'manage' : 'unsubscribe'

/** A link in quoted-printable, on separate lines. */
const encodeLink = (link: string): string => {
  const lines = link.match(/.{1,60}/g) ?? []
  return `=\r\n${lines.map((line) => line.replaceAll('=', '=3D')).join('=\r\n')}=\r\n`
}
