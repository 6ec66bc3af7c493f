import { truncateToMilliseconds, localDay, formatZonedTime } from '@kampana/engine-declare/time/time-zone'

/** Formats the time of the last check: `at 4:12 AM`, or `on November 21, 2026, 4:12 AM` for another day. */
export const formatLastChecked = (at: string, timeZone: string, now: string): string => {
  const time = formatZonedTime(at, timeZone)
  if (localDay(at, timeZone) === localDay(now, timeZone)) return `at ${time}`
  return `on ${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(at))}, ${time}`
}

/**
 * Updates every `time.checked` on the page. `at` is given if the server has just responded. Otherwise the device's clock
 * decides which deadlines have passed.
 */
export const updateLastChecked = (timeZone: string, at?: string): void => {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time.checked')) {
    if (at !== undefined) time.dateTime = truncateToMilliseconds(at)
    time.textContent = formatLastChecked(time.dateTime, timeZone, at ?? new Date().toISOString())
  }
  if (at === undefined)
    for (const sentence of document.querySelectorAll<HTMLElement>('[data-after]'))
      if (Date.parse(sentence.dataset['trueUntil'] ?? '') <= Date.now())
        sentence.textContent = sentence.dataset['after'] ?? ''
}
