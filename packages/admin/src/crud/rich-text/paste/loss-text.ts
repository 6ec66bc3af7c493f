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
    pictures === 1 && t('A picture couldn’t be pasted. Upload it separately.'),
    pictures > 1 && t('%{count} pictures couldn’t be pasted. Upload them separately.', { count: pictures }),
    parts && t('Videos, forms and drawings weren’t pasted.'),
    tables && t('A nested table was pasted as text.'),
    colors && t('Colors weren’t pasted.'),
    table !== null && t(bodyMessages.pasted(table)),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
