import type { EngineSettings } from '../records/context/engine-settings.ts'

const plain = { session: 'kampana_session', device: 'kampana_device' }

/**
 * Cookie names. Over https, they have the prefix `__Host-` unless COOKIE_DOMAIN shares the session. The prefix prevents other
 * hosts of the domain from setting them (RFC 6265bis, section 4.1.3.2). `formerSession` is the session cookie's name in older
 * versions.
 */
export const cookieNames = ({
  publicUrl,
  cookieDomain,
}: Pick<EngineSettings, 'publicUrl' | 'cookieDomain'>) => {
  const isSecure = publicUrl.protocol === 'https:'
  const isBound = isSecure && cookieDomain === undefined
  return {
    session: isBound ? `__Host-${plain.session}` : plain.session,
    formerSession: isBound ? plain.session : undefined,
    device: isSecure ? `__Host-${plain.device}` : plain.device,
  }
}
export type CookieNames = ReturnType<typeof cookieNames>
