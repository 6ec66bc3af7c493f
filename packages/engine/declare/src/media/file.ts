import { oneLine } from '../text/one-line.ts'

/** Size limit of an image or file in bytes. A request may be slightly larger. */
export const maxUploadBytes = 10 * 1024 * 1024

/** Accepted file types, by the extension in their addresses. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const
export type FileEnding = keyof typeof fileTypes
export const fileEndings = Object.keys(fileTypes).filter((ending) => isFileEnding(ending))

/** Facts about a file, without its address. */
export interface FileMeasures {
  bytes?: number
  /** Number of pages of a PDF. */
  pages?: number | undefined
}

/** A file on this server: `/files/{hash}/{name}`, with a readable name. */
interface StoredFile {
  hash: string
  name: string
}

/** Reads a file's address; null for other addresses. */
export const parseFile = (address: string): StoredFile | null => {
  const { hash, name } = pattern.exec(address)?.groups ?? {}
  return hash && name ? { hash, name } : null
}
const pattern = new RegExp(
  `^/files/(?<hash>[0-9a-f]{32})/(?<name>[A-Za-z0-9-]{1,80}\\.(?:${fileEndings.join('|')}))$`,
)

/** Address of a stored file. */
export const fileUrl = ({ hash, name }: StoredFile): string => `/files/${hash}/${name}`

/** Stored filename: the parts of the original name that an address can contain. */
export const fileName = (called: string, ending: FileEnding): string => {
  const name = called
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return `${name || 'file'}.${ending}`
}

/** Filename of a download: the original name without characters that a system rejects. */
export const downloadName = (called: string, ending: FileEnding): string => {
  const name = oneLine(called)
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/\p{Cc}/gu, '')
    .replace(/[<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = Array.from(name.toWellFormed()).slice(0, 120).join('').trimEnd()
  return `${short || 'file'}.${ending}`
}

function isFileEnding(ending: string): ending is FileEnding {
  return ending in fileTypes
}

/** An uploaded file: its address, its stored name, and its number of pages if it is a PDF. */
export interface UploadedFile {
  link: string
  name: string
  pages?: number
}
