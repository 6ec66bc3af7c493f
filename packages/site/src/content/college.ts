import { z } from 'zod'
import { checkContrast, colours } from './colours.ts'
import { readMarkedFile, sample } from './sample.ts'

const link = z.strictObject({
  label: z.string().min(1),
  href: z
    .string()
    .regex(
      /^(https:\/\/|mailto:|tel:|\/)/,
      'must be an https, mailto or tel address, or a path of this site.',
    ),
})
const campus = z.strictObject({
  name: z.string(),
  levels: z.string(),
  address: z.array(z.string()).min(1),
  phones: z.array(z.string()),
})

const college = z.strictObject({
  name: z.string(),
  shortName: z.string(),
  motto: z.string(),
  mottoMeaning: z.string(),
  founded: z.int('must be a year.').min(1500).max(2100),
  town: z.string(),
  description: z.string(),
  language: z.string(),
  callingCode: z.string().regex(/^\+\d{1,3}$/, 'must be + and the country’s digits, such as +63.'),
  colours,
  levels: z.array(z.string().min(1)).min(1),
  decisionHour: z.string().regex(/^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'must be a time such as 5:00 AM.'),
  campuses: z.array(campus).min(1),
  contacts: z.array(link),
  portals: z.array(link),
  studentPortal: link,
  social: z.array(link),
  newerWebsite: z.strictObject({ address: link.shape.href, title: z.string(), invitation: z.string() }),
  colophon: z.string(),
  sample,
})

type Written = Omit<z.output<typeof college>, 'sample'>

/** Who the college is: names, places, contacts, and the sites it points to. */
export type College = Omit<Written, 'colours'> & { ground: { light: string; dark: string } }

/** Reads it, and its colours, which browsers get as style. */
export const readCollege = (file: string) => {
  const { value, lineOf, samples } = readMarkedFile(file, college)
  const { colours, ...rest } = value
  checkContrast(file, colours, lineOf)
  const ground = { light: colours.light.paper, dark: colours.dark.paper }
  return { college: { ...rest, ground } satisfies College, colours, samples }
}
