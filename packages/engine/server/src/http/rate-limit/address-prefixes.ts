import ipaddr from 'ipaddr.js'

/** Keys under which an IP address is counted; only IPv6 has `wide`. */
interface AddressPrefixes {
  narrow: string
  wide?: string
}

/** Network of an IP address: the /24 of IPv4, the /48 of IPv6. */
export const networkOf = (ip: string): string => {
  const { narrow, wide = narrow } = addressPrefixes(ip)
  return ipaddr.IPv4.isValid(narrow) ? `${narrow.split('.').slice(0, 3).join('.')}.0/24` : wide
}

/**
 * Prefixes of an IP address that one subscriber can't vary (RFC 6177): a whole IPv4 address, also if mapped into IPv6 (RFC
 * 4291, 2.5.5.2); for IPv6 the /64, and the /48 assigned to a site. An invalid address is its own prefix.
 */
export const addressPrefixes = (ip: string): AddressPrefixes => {
  if (!ipaddr.isValid(ip)) return { narrow: ip }
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return { narrow: address.toString() }
  const groups = address.parts.map((part) => part.toString(16))
  return {
    narrow: `${groups.slice(0, 4).join(':')}::/64`,
    wide: `${groups.slice(0, 3).join(':')}::/48`,
  }
}
