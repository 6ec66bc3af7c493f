import { formatBytes } from '@kampana/shared/text/format-bytes'

/** What is known of a file besides its address. */
export interface FileMeasures {
  bytes?: number
  /** Of a PDF. */
  pages?: number | undefined
}

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
