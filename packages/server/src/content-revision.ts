import { daysIn } from './clock.ts'
import type { AppContext } from './app-context.ts'

/** The revision of everything that visitors see: a page or an answer made at another revision is out of date. */
export const createContentRevision = ({
  content,
  now,
  settings,
  scheduledInvalidation,
}: Pick<AppContext, 'content' | 'now' | 'settings' | 'scheduledInvalidation'>): (() => string) => {
  const day = daysIn(settings.timeZone)
  let known = { version: -1, from: 0, until: 0, revision: '' }
  return () => {
    const time = now()
    const at = time.getTime()
    if (settings.development) return String(at)
    const version = content.current()
    if (version === known.version && at >= known.from && at < known.until) return known.revision
    const next = scheduledInvalidation.next()
    const revision = `${version} ${day(time)} ${next}`
    // A day begins with a minute, in every time zone.
    const until = Math.min(Math.floor(at / oneMinute + 1) * oneMinute, next ? Date.parse(next) : Infinity)
    if (next !== undefined) known = { version, from: at, until, revision }
    return revision
  }
}

const oneMinute = 60_000
