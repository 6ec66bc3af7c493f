import { alertWords, type AlertWords } from '@kampana/shared/notices/alert-words'
import { noticeLanguages, type NoticeLanguage } from '@kampana/shared/notices/words'
import type { ReactNode } from 'react'

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

interface AlertWordingProps {
  /** The one language where it is known; else both stand here, and the page's choice shows one (alerts.css). */
  language?: NoticeLanguage | undefined
  children: (words: AlertWords) => ReactNode
}

/** Words of the pages of subscribers. */
export const AlertWording = ({ language, children }: AlertWordingProps) =>
  (language ? [language] : languages).map((each) => (
    <span key={each} data-said-in={language ? undefined : each} lang={each}>
      {children(alertWords[each])}
    </span>
  ))
