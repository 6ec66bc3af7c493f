import { alertWords } from '@kampana/shared/notices/alert-words'
import type { NoticeLanguage } from '@kampana/shared/notices/words'
import type { Email } from './email.ts'

/** How all letters about a subscription are called in the dashboard's list. */
export const alertLettersFiledAs = 'Class notices by e-mail'

const alertLetter =
  (kind: 'confirm' | 'known' | 'invite') =>
  (language: NoticeLanguage, url: string): Email => {
    const { subject, text, action, footnote } = alertWords[language].letters[kind]
    return {
      language,
      subject,
      filedAs: alertLettersFiledAs,
      paragraphs: [text],
      action: { label: action, url },
      footnote,
    }
  }

/** The letters to who asks for class notices. */
export const alertTemplates = {
  /** Somebody has asked for an address, whose owner presses a button. */
  confirmAlerts: alertLetter('confirm'),
  /** The same, where it is subscribed already. */
  knownForAlerts: alertLetter('known'),
  /** Staff gave the address. */
  inviteToAlerts: alertLetter('invite'),
}
