import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { isPagePath } from '@kampana/engine-declare/text/safe-url'
import { isStorable } from '@kampana/engine-declare/text/storable'

/** Maximum length of a page's address. */
const maxCharacters = 300

/** Page of this site at an address, normalized; undefined for an upload or another site. */
export const pagePath = (address: string): string | undefined => {
  if (!isPagePath(address) || /^\/(?:media|files)\//.test(address)) return undefined
  const path = decode(address.replace(/[?#].*$/s, ''))
  return path.length > maxCharacters ? undefined : addressKey(path.replace(/(?!^)\/+$/, ''))
}

/** Returns the path unchanged if it can't be decoded, or if the result can't be stored. */
const decode = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path)
    return isStorable(decoded) ? decoded : path
  } catch {
    return path
  }
}
