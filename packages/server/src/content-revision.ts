import { daysIn } from './clock.ts'
import type { AppContext } from './app-context.ts'

/** The revision of everything that visitors see: a page or an answer made at another revision is out of date. */
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
