import { subscriptionTexts, type SubscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { noticeLanguages, type NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { ReactNode } from 'react'

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

interface AlertWordingProps {
  /** The one language where it is known; else both stand here, and the page's choice shows one (alerts.css). */
  language?: NoticeLanguage | undefined
  children: (texts: SubscriptionTexts) => ReactNode
}

/** Words of the pages of subscribers. */
export const AlertWording = ({ language, children }: AlertWordingProps) =>
  (language ? [language] : languages).map((each) => (
    <span key={each} data-said-in={language ? undefined : each} lang={each}>
      {children(subscriptionTexts[each])}
    </span>
  ))
