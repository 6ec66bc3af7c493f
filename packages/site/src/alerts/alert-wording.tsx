import { subscriptionTexts, type SubscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { noticeLanguages, type NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { ReactNode } from 'react'

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

interface AlertWordingProps {
  /**
   * Language of the page if it is known. Otherwise both languages are rendered and the page's choice shows one (alerts.css).
   */
  language?: NoticeLanguage | undefined
  children: (texts: SubscriptionTexts) => ReactNode
}

/** Renders texts of the subscribers' pages in one or both languages. */
export const AlertWording = ({ language, children }: AlertWordingProps) =>
  (language ? [language] : languages).map((each) => (
    <span key={each} data-said-in={language ? undefined : each} lang={each}>
      {children(subscriptionTexts[each])}
    </span>
  ))
