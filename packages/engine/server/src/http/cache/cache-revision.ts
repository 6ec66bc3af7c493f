import { createDayFormatter } from '../../clock.ts'
import type { EngineContext } from '../../records/context/engine-context.ts'

/**
 * Revision of all public content, used as the caches' key: cache version, hash of content outside the database, day, and the
 * next scheduled change.
 */
export const createCacheRevision = ({
  cacheVersion,
  now,
  settings,
  scheduledInvalidation,
  contentHash,
}: Pick<EngineContext, 'cacheVersion' | 'now' | 'settings' | 'scheduledInvalidation'> & {
  contentHash: () => string
}): (() => string) => {
  const day = createDayFormatter(settings.timeZone)
  let known = { version: -1, hash: '', from: 0, until: 0, revision: '' }
  return () => {
    const time = now()
    const at = time.getTime()
    if (settings.development) return String(at)
    const version = cacheVersion.current()
    const hash = contentHash()
    const isSame = version === known.version && hash === known.hash
    if (isSame && at >= known.from && at < known.until) return known.revision
    const next = scheduledInvalidation.next()
    const revision = `${version} ${hash} ${day(time)} ${next}`
    // In every time zone, a day begins at a full minute.
    const until = Math.min(Math.floor(at / oneMinute + 1) * oneMinute, next ? Date.parse(next) : Infinity)
    if (next !== undefined) known = { version, hash, from: at, until, revision }
    return revision
  }
}

const oneMinute = 60_000
