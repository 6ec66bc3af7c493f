import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const oneDay = 24 * 60 * 60 * 1000
const calendar = z.array(z.object({ title: z.string(), from: z.string() }))

/**
 * Parses days after `today` (YYYY-MM-DD), negative for earlier days. A sample gives them as a number or as the first day of a
 * calendar entry: `Intramurals`, `Intramurals + 3`. Entries keep samples consistent with the academic calendar.
 */
export const sampleDays = (collegeDir: string, today: string): z.ZodType<number> => {
  const entries = readCalendar(collegeDir)
  return z.union([z.number(), z.string()]).transform((value, context) => {
    if (typeof value === 'number') return value
    const [, title = '', sign = '+', days = '0'] = /^(.*?)(?: ([+-]) ([\d.]+))?$/.exec(value) ?? []
    const entry = entries.find((each) => each.title === title)
    if (entry) return (Date.parse(entry.from) - Date.parse(today)) / oneDay + Number(`${sign}${days}`)
    context.addIssue(`"${title}" is no entry of calendar-entries.yaml.`)
    return z.NEVER
  })
}

/** Returns an empty list if the college has no calendar. */
const readCalendar = (collegeDir: string): z.output<typeof calendar> =>
  globSync('calendar-entries.yaml', { cwd: collegeDir }).flatMap((file) =>
    calendar.parse(parse(readFileSync(join(collegeDir, file), 'utf8'))),
  )
