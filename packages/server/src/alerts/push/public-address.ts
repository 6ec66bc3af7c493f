import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/**
 * Whether an IP address is one of the internet, and not of a private network, this machine or a group. Of IPv6 only 2000::/3 is
 * assigned (RFC 4291, 2.4); the rest has forms that contain an IPv4 address, such as ::127.0.0.1.
 */
export const isPublic = (address: string): boolean => {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(assigned))
}
const assigned = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether the host of an address is a name or a public IP address. Node looks up names only, so that `publicLookup` never sees an
 * IP address in a URL.
 */
export const hasPublicHost = ({ hostname }: URL): boolean => {
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublic(host)
}
