import { college } from 'virtual:college'

/** Formatters are costly to make, so each is made once. */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined
  return (date: Date) => (made ??= new Intl.DateTimeFormat('en-PH', options)).format(date)
}
const inCollege = formatter({ dateStyle: 'long', timeZone: college.timeZone })
const day = formatter({ dateStyle: 'long', timeZone: 'UTC' })
const weekday = formatter({ dateStyle: 'full', timeZone: 'UTC' })
const month = formatter({ month: 'long', timeZone: 'UTC' })
const shortMonth = formatter({ month: 'short', timeZone: 'UTC' })
const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: college.timeZone })

/** An instant as the day it was at the college: `November 21, 2026`. */
export const momentInWords = (moment: string): string => inCollege(new Date(moment))

/** A calendar day `YYYY-MM-DD` in words. */
export const dayInWords = (iso: string): string => day(utc(iso))
export const weekdayInWords = (iso: string): string => weekday(utc(iso))
export const monthOf = (iso: string): string => month(utc(iso))
export const shortMonthOf = (iso: string): string => shortMonth(utc(iso))

/** Days from first to last, as short as is clear: `November 21 to 23, 2026`. */
export const daysInWords = (from: string, to: string | null): string => {
  if (to === null || to === from) return dayInWords(from)
  const [year, month] = from.split('-')
  if (!to.startsWith(`${year}-`)) return `${dayInWords(from)} to ${dayInWords(to)}`
  const start = `${monthOf(from)} ${Number(from.slice(8))}`
  const end = to.startsWith(`${year}-${month}-`)
    ? String(Number(to.slice(8)))
    : dayInWords(to).replace(/,.*/, '')
  return `${start} to ${end}, ${year}`
}

/** The day at the college now, as `YYYY-MM-DD`. */
export const todayAtCollege = (now = new Date()): string => isoDay.format(now)

const utc = (iso: string): Date => new Date(`${iso}T00:00:00Z`)
