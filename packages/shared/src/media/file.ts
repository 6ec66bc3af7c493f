import { oneLine } from '../text/one-line.ts'

/** The types of files that are taken, by the ending that their addresses have. */
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

/** What is known of a file besides its address. */
export interface FileMeasures {
  bytes?: number
  /** Of a PDF. */
  pages?: number | undefined
}

/** A file that this server keeps: `/files/{hash}/{name}`, the name as people read it. */
interface StoredFile {
  hash: string
  name: string
}

/** Reads a file's address, or null where it isn't one of ours. */
export const parseFile = (address: string): StoredFile | null => {
  const { hash, name } = pattern.exec(address)?.groups ?? {}
  return hash && name ? { hash, name } : null
}
const pattern = new RegExp(
  `^/files/(?<hash>[0-9a-f]{32})/(?<name>[A-Za-z0-9-]{1,80}\\.(?:${fileEndings.join('|')}))$`,
)

/** Where a kept file is. */
export const fileUrl = ({ hash, name }: StoredFile): string => `/files/${hash}/${name}`

/** The name under which a file is kept: of what it was called, what an address can hold as it is read. */
export const fileName = (called: string, ending: FileEnding): string => {
  const words = called
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return `${words || 'file'}.${ending}`
}

/** The name under which it is downloaded: what it was called, but for what no system takes in a name. */
export const downloadName = (called: string, ending: FileEnding): string => {
  const words = oneLine(called)
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/\p{Cc}/gu, '')
    .replace(/[<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = Array.from(words.toWellFormed()).slice(0, 120).join('').trimEnd()
  return `${short || 'file'}.${ending}`
}

function isFileEnding(ending: string): ending is FileEnding {
  return ending in fileTypes
}

/** An uploaded file: its address, the name under which it is kept, and how long it is, if it is a PDF. */
export interface KeptFile {
  link: string
  name: string
  pages?: number
}
