import { decodeStorable } from '@kampana/engine-declare/text/storable'

/** Prefix of addresses of files in the college's folder. */
export const filesAddress = '/content/files/'

/** True if visitors may get a file of the folder. Data, code and programs' files of the college are excluded. */
const isShownPath = (path: string): boolean =>
  /^(?:(?:pictures|files|monographs)\/[^\0\\]+\.\w+|seal(?:-mono)?\.svg)$/.test(path) &&
  !/(?:^|\/)\./.test(path)

/** Converts a folder path to the address stored in records, and back. Leaves other texts unchanged. */
export const toAddress = (path: string): string =>
  /^(?:\/|https:)/.test(path) ? path : filesAddress + path.split('/').map(encodeURIComponent).join('/')
export const toPath = (address: string): string => {
  if (!address.startsWith(filesAddress)) return address
  const path = decodeStorable(address.slice(filesAddress.length))
  return path !== undefined && isShownPath(path) ? path : address
}
