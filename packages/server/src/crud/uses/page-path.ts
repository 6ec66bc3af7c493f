import { addressKey } from '@kampana/shared/content/address-key'
import { isPagePath } from '@kampana/shared/text/safe-url'
import { isStorable } from '@kampana/shared/text/storable'

/** Longer ones are no addresses of pages. */
const maxCharacters = 300

/** The page of this site to which an address leads, as addresses are compared; undefined for an upload or another site. */
export const pagePath = (address: string): string | undefined => {
  if (!isPagePath(address) || /^\/(?:media|files)\//.test(address)) return undefined
  const path = decode(address.replace(/[?#].*$/s, ''))
  return path.length > maxCharacters ? undefined : addressKey(path.replace(/(?!^)\/+$/, ''))
}

/** As it is where it can't be decoded, or holds what no database stores then. */
const decode = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path)
    return isStorable(decoded) ? decoded : path
  } catch {
    return path
  }
}
