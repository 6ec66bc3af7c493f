import { bodyMessages } from '@kampana/shared/messages/body-messages'
import type { TranslateFunction } from 'react-admin'

/** What a paste couldn't bring along. */
export interface Losses {
  /** Pictures that it only links to. */
  pictures: number
  colors: boolean
  /** Films, forms and drawings. */
  parts: boolean
  /** Tables within tables. */
  tables: boolean
  /** Why a table of it can't be saved. */
  table: string | null
}

/** What was lost, in sentences; '' for nothing. */
export const lossText = (t: TranslateFunction, { pictures, colors, parts, tables, table }: Losses): string =>
  [
    pictures === 1 && t('A picture could not be pasted along. Please add it by itself.'),
    pictures > 1 &&
      t('%{count} pictures could not be pasted along. Please add them by themselves.', { count: pictures }),
    parts && t('Films, forms and drawings were left out of the paste.'),
    tables && t('A table within a table became its words.'),
    colors && t('Colors were left out of the paste.'),
    table !== null && t(bodyMessages.pasted(table)),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
