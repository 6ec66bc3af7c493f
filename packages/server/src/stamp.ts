import { daysIn } from './clock.ts'
import type { Parts } from './parts.ts'

/** What everything that visitors see is made of: what was made at another stamp is out of date. */
export const stampOf = ({
  content,
  now,
  settings,
  turns,
}: Pick<Parts, 'content' | 'now' | 'settings' | 'turns'>): (() => string) => {
  const day = daysIn(settings.timeZone)
  return () =>
    settings.development ? String(now().getTime()) : `${content.current()} ${day(now())} ${turns.next()}`
}
