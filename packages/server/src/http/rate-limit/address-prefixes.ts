import ipaddr from 'ipaddr.js'

/** By what an address is counted; `wide` is there for IPv6 alone. */
interface AddressPrefixes {
  narrow: string
  wide?: string
}

/** The network that an address belongs to: an IPv4 address's /24, an IPv6 address's /48. */
export const networkOf = (ip: string): string => {
  const { narrow, wide = narrow } = addressPrefixes(ip)
  return ipaddr.IPv4.isValid(narrow) ? `${narrow.split('.').slice(0, 3).join('.')}.0/24` : wide
}

/**
 * The parts of a network address that one subscriber can't vary at will (RFC 6177): a whole IPv4 address, also where it is
 * mapped into IPv6 (RFC 4291, 2.5.5.2); of an IPv6 address the /64, and the /48 that a site is given. What is no address is
 * taken as it stands.
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
