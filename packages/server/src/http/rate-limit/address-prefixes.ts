import { required } from '../../required.ts'

/** By what an address is counted; `wide` is there for IPv6 alone. */
export interface AddressPrefixes {
  narrow: string
  wide?: string
}

/**
 * The parts of a network address that one subscriber can't vary at will (RFC 6177): a whole IPv4 address, also where it is
 * mapped into IPv6 (RFC 4291, 2.5.5.2); of an IPv6 address the /64, and the /48 that a site is given. What is no address is
 * taken as it stands.
 */
export const addressPrefixes = (ip: string): AddressPrefixes => {
  const groups = ip.includes(':') ? ipv6Groups(ip) : undefined
  if (!groups) return { narrow: ip }
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return {
      narrow: [required(groups[6]), required(groups[7])]
        .flatMap((group) => [group >> 8, group & 255])
        .join('.'),
    }
  const prefix = (bits: number) =>
    `${groups
      .slice(0, bits / 16)
      .map((group) => group.toString(16))
      .join(':')}::/${bits}`
  return { narrow: prefix(64), wide: prefix(48) }
}

/** The eight groups of an IPv6 address in any spelling, without its zone; undefined where it is none. */
const ipv6Groups = (ip: string): number[] | undefined => {
  const url = URL.parse(`http://[${ip.split('%', 1)[0]}]`)
  if (!url) return undefined
  // The URL parser writes every IPv6 address in one way: hexadecimal, with the longest run of zeros as '::'.
  const [head = [], tail = []] = url.hostname
    .slice(1, -1)
    .split('::')
    .map((part) =>
      part
        .split(':')
        .filter(Boolean)
        .map((group) => Number.parseInt(group, 16)),
    )
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
