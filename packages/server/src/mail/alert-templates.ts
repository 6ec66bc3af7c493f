import { alertWords } from '@kampana/shared/notices/alert-words'
import type { NoticeLanguage } from '@kampana/shared/notices/words'
import type { Email } from './email.ts'

/** Subject of all e-mails about a subscription in the dashboard's list. */
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

/** E-mails to people who subscribe to class notices. */
export const alertTemplates = {
  /** Asks the address's owner to confirm a requested subscription. */
  confirmAlerts: alertLetter('confirm'),
  /** Sent instead if the address is already subscribed. */
  knownForAlerts: alertLetter('known'),
  /** Sent to an address that staff entered. */
  inviteToAlerts: alertLetter('invite'),
}
