/** An address split at its query. */
interface AddressParts {
  /** The path without percent-encoding and without slashes at its end; its capitals are as typed. */
  path: string
  /** Parameters in one order and encoding; empty without a query. */
  query: string
}

/** Splits an address of this site into path and query, in one of the many ways in which both can be written. */
export const splitAddress = (address: string): AddressParts => {
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return { path: decode(path).replace(/(?<=.)\/+$/, ''), query: parameters.toString() }
}

/**
 * The form in which addresses are compared. `/About-Us/`, `/about-us` and `/about%2Dus` are one address for visitors and file
 * systems; `/?p=1` and `/` are two.
 */
export const addressKey = (address: string): string => {
  const { path, query } = splitAddress(address)
  return `${path.normalize('NFC').toLowerCase()}${query && `?${query}`}`
}

/** Decodes all but the four characters that would read as another path: / ? # %. */
const decode = (path: string): string => {
  try {
    return decodeURIComponent(path.replaceAll(/%(?=2f|3f|23|25)/gi, '%25'))
  } catch {
    return path
  }
}
