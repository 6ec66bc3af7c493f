import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Settings } from '../../env.ts'
import { isPublic } from './public-address.ts'

/** Push services of Google, Mozilla, Apple and Microsoft, which all browsers with push use. */
const known = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)+push\.apple\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
]

/** True for the URL of a push service. Otherwise visitors could make the server call any URL. */
export const isPushService = (
  endpoint: string,
  { pushServices }: Pick<Settings, 'pushServices'>,
): boolean => {
  const url = URL.parse(endpoint)
  if (!url || endpoint.length > 1000 || url.username !== '' || url.password !== '') return false
  if (pushServices.includes(url.origin)) return true
  return url.protocol === 'https:' && url.port === '' && known.some((host) => host.test(url.hostname))
}

/** A name resolves to a private network. */
export class NotPublic extends Error {}

type LookUp = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Resolves names like Node, and rejects a name if any of its addresses isn't public. */
export const publicLookup =
  (resolve: LookUp = lookUp): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new NotPublic(`${host} has no address`), '')
      if (!found.every(({ address }) => isPublic(address)))
        return done(new NotPublic(`${host} has an address that isn’t public`), '')
      if (options.all === true) return done(null, found)
      done(null, first.address, first.family)
    })
