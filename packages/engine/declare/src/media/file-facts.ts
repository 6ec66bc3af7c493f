import { formatBytes } from '../text/format-bytes.ts'
import type { FileMeasures } from './file.ts'

/** Type, size and length of a download: `PDF, 120 KB, 2 pages`. Measures may be the attributes of a node. */
export const fileFacts = (
  address: string,
  { bytes, pages }: { [Of in keyof FileMeasures]: unknown },
): string =>
  [
    address.split('.').at(-1)?.toUpperCase(),
    typeof bytes === 'number' && formatBytes(bytes),
    typeof pages === 'number' && formatPages(pages),
  ]
    .filter(Boolean)
    .join(', ')

export const formatPages = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`)
