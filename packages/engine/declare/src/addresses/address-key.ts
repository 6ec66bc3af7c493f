import { decodeStorable } from '../text/storable.ts'

/** An address split at its query. */
interface AddressParts {
  /** The path without percent-encoding and trailing slashes, in its original case. */
  path: string
  /** Parameters in a normalized order and encoding; empty without a query. */
  query: string
}

/** Splits an address of this site, in any of its spellings, into path and query. */
export const splitAddress = (address: string): AddressParts => {
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return { path: decode(path).replace(/(?<=.)\/+$/, ''), query: parameters.toString() }
}

/**
 * Normalized form in which addresses are compared. `/About-Us/`, `/about-us` and `/about%2Dus` are one address for visitors
 * and file systems; `/?p=1` and `/` are two.
 */
export const addressKey = (address: string): string => {
  const { path, query } = splitAddress(address)
  return `${path.normalize('NFC').toLowerCase()}${query && `?${query}`}`
}

/** Decodes everything except the four characters that would change the path: / ? # %. */
const decode = (path: string): string => decodeStorable(path.replaceAll(/%(?=2f|3f|23|25)/gi, '%25')) ?? path
