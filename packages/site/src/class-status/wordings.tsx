import { formatSpan, type ClassNotice } from '@kampana/shared/class-status'
import { noticeReasons } from '@kampana/shared/notices/notice-texts'
import { noticeLanguages, noticeWords, type NoticeLanguage } from '@kampana/shared/notices/words'
import type { ReactNode } from 'react'
import { useRoute } from '../framework/route-context.ts'

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

interface WordingsProps {
  /** Within a line of text. */
  inline?: boolean
  children: (language: NoticeLanguage) => ReactNode
}

/** What a notice says in each language, of which the page's choice shows one (banner.ts). */
export const Wordings = ({ inline = false, children }: WordingsProps) => {
  const Element = inline ? 'span' : 'div'
  return languages.map((language) => (
    <Element key={language} data-wording="" lang={language}>
      {children(language)}
    </Element>
  ))
}

/** What families should do, once, in the language in which somebody wrote it. */
export const NoticeDetails = ({ notice: { details, language } }: { notice: ClassNotice }) =>
  details && (
    <p className="notice-details" lang={language ?? 'en'}>
      {details}
    </p>
  )

/** When a notice applies, and why. Somebody's own words stay in their language. */
export const NoticeFacts = ({ notice, language }: { notice: ClassNotice; language: NoticeLanguage }) => {
  const { timeZone } = useRoute()
  return (
    <>
      <p className="notice-when">{formatSpan(notice, timeZone, { words: noticeWords[language].span })}</p>
      {noticeReasons(notice, language).map((line) => (
        <p
          key={line.text}
          className="notice-reason"
          lang={line.language === language ? undefined : line.language}
        >
          {line.text}
        </p>
      ))}
    </>
  )
}
