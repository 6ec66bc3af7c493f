import type { Check } from '@kampana/shared/content/preview-worker'
import { pageLabels, type PageLanguage } from '../content/pages/page-labels.ts'
import { formatLongDay } from '../dates.ts'

interface LastCheckedProps {
  check: Check | undefined
  language?: PageLanguage
}

/** Date of the last review of a page, and its owner if the college shows owners. */
export const LastChecked = ({ check, language = 'en' }: LastCheckedProps) =>
  check === undefined ? null : (
    <p className="follow-quietly">
      <time dateTime={check.day}>
        {pageLabels[language].checked(
          formatLongDay(check.day, language === 'fil' ? 'fil' : undefined),
          check.by,
        )}
      </time>
    </p>
  )
