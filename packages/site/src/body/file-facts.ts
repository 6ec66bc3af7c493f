import type { FileMeasures } from '@kampana/shared/media/file'
import { formatBytes } from '@kampana/shared/text/format-bytes'

/** What a download is, how large and how long: `PDF, 120 KB, 2 pages`. */
export const fileFacts = (address: string, { bytes, pages }: FileMeasures): string =>
  [
    address.split('.').at(-1)?.toUpperCase(),
    bytes !== undefined && formatBytes(bytes),
    pages !== undefined && formatPages(pages),
  ]
    .filter(Boolean)
    .join(', ')

export const formatPages = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`)
