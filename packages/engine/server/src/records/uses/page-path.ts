import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { isPagePath } from '@kampana/engine-declare/text/safe-url'
import { decodeStorable } from '@kampana/engine-declare/text/storable'

/** Maximum length of a page's address. */
const maxCharacters = 300

/** Page of this site at an address, normalized; undefined for an upload or another site. */
export const pagePath = (address: string): string | undefined => {
  if (!isPagePath(address) || /^\/(?:media|files)\//.test(address)) return undefined
  const encoded = address.replace(/[?#].*$/s, '')
  const path = decodeStorable(encoded) ?? encoded
  return path.length > maxCharacters ? undefined : addressKey(path.replace(/(?!^)\/+$/, ''))
}
