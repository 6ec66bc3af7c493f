import { bodyMessages } from '@kampana/engine-declare/messages/body-messages'
import type { TranslateFunction } from 'react-admin'

/** Content that a paste lost. */
export interface Losses {
  /** Number of linked images. */
  pictures: number
  colors: boolean
  /** Videos, forms and drawings. */
  parts: boolean
  /** Nested tables. */
  tables: boolean
  /** Reason why a table can't be saved. */
  table: string | null
}

/** Losses as sentences; '' for none. */
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
