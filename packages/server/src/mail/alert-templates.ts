import { subscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import type { NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { Email } from './email.ts'

/** Subject of all e-mails about a subscription in the dashboard's list. */
export const alertEmailsFiledAs = 'Class notices by e-mail'

const alertEmail =
  (kind: 'confirm' | 'known' | 'invite') =>
  (language: NoticeLanguage, url: string): Email => {
    const { subject, text, action, footnote } = subscriptionTexts[language].letters[kind]
    return {
      language,
      subject,
      filedAs: alertEmailsFiledAs,
      paragraphs: [text],
      action: { label: action, url },
      footnote,
    }
  }

/** E-mails to people who subscribe to class notices. */
export const alertTemplates = {
  /** Asks the address's owner to confirm a requested subscription. */
  confirmAlerts: alertEmail('confirm'),
  /** Sent instead if the address is already subscribed. */
  knownForAlerts: alertEmail('known'),
  /** Sent to an address that staff entered. */
  inviteToAlerts: alertEmail('invite'),
}
