import { daysIn } from './clock.ts'
import type { AppContext } from './app-context.ts'

/** What everything that visitors see is made of: what was made at another stamp is out of date. */
export const contentRevisionOf = ({
  content,
  now,
  settings,
  scheduledInvalidation,
}: Pick<AppContext, 'content' | 'now' | 'settings' | 'scheduledInvalidation'>): (() => string) => {
  const day = daysIn(settings.timeZone)
  return () =>
    settings.development
      ? String(now().getTime())
      : `${content.current()} ${day(now())} ${scheduledInvalidation.next()}`
}
