import { formatSpan, type ClassNotice } from '@kampana/shared/class-status'
import { noticeReasons } from '@kampana/shared/notices/notice-texts'
import { noticeLanguages, noticePhrases, type NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import type { ReactNode } from 'react'
import { useRoute } from '@kampana/engine-site/framework/route-context'

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

interface WordingsProps {
  /** True for use within a line of text. */
  inline?: boolean
  children: (language: NoticeLanguage) => ReactNode
}

/** A notice's text in each language. CSS shows the chosen language (banner.ts). */
export const Wordings = ({ inline = false, children }: WordingsProps) => {
  const Element = inline ? 'span' : 'div'
  return languages.map((language) => (
    <Element key={language} data-wording="" lang={language}>
      {children(language)}
    </Element>
  ))
}

/** Instructions for families in the language of their author. */
export const NoticeDetails = ({ notice: { details, language } }: { notice: ClassNotice }) =>
  details && (
    <p className="notice-details" lang={language ?? 'en'}>
      {details}
    </p>
  )

/** Time and reason of a notice. Text written by staff stays in its language. */
export const NoticeFacts = ({ notice, language }: { notice: ClassNotice; language: NoticeLanguage }) => {
  const { timeZone } = useRoute()
  return (
    <>
      <p className="notice-when">{formatSpan(notice, timeZone, { words: noticePhrases[language].span })}</p>
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
