import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/**
 * True for a public IP address, false for private networks, this machine and multicast. Only 2000::/3 of IPv6 is assigned (RFC
 * 4291, 2.4); the rest includes forms with an IPv4 address, such as ::127.0.0.1.
 */
export const isPublic = (address: string): boolean => {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(assigned))
}
const assigned = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True if the host of a URL is a name or a public IP address. Node only looks up names, so `publicLookup` never sees an IP
 * address in a URL.
 */
export const hasPublicHost = ({ hostname }: URL): boolean => {
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublic(host)
}
