import * as z from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#4b83cc".')
const theme = z.strictObject({
  paper: colour,
  band: colour,
  sheet: colour,
  rule: colour,
  ink: colour,
  quiet: colour,
  accent: colour,
  accentText: colour,
  alert: colour,
})

/** The college's brand colour, from which eleven tones are derived, and the themes for light and dark mode. */
const colours = z.strictObject({ brand: colour, light: theme, dark: theme })
export type Colours = z.output<typeof colours>

const timeOfDay = z.string().regex(/^(?:1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'must be a time such as 5:00 AM.')
const link = z.strictObject({
  label: z.string().min(1),
  href: z
    .string()
    .regex(
      /^(https:\/\/|mailto:|tel:|\/(?![/\\]))[^\p{Cc}\p{Cf}]*$/u,
      'must be an https, mailto or tel address, or a path of this site.',
    ),
})
const campus = z.strictObject({
  name: z.string(),
  levels: z.string(),
  address: z.array(z.string()).min(1),
  phones: z.array(z.string()).default([]),
})

/** `college.yaml`, the college's identity. `sample` lists the placeholder values, which have to be replaced. */
export const collegeSchema = z.strictObject({
  name: z.string(),
  shortName: z.string(),
  motto: z.string(),
  mottoMeaning: z.string(),
  founded: z.int('must be a year.').min(1500).max(2100),
  town: z.string(),
  description: z.string(),
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'must be a language such as en-PH.'),
  callingCode: z.string().regex(/^\+\d{1,3}$/, 'must be + and the country’s digits, such as +63.'),
  colours,
  levels: z.array(z.string().min(1)).min(1),
  decisionHour: timeOfDay,
  /** By when it is decided about the afternoon. */
  afternoonDecisionHour: timeOfDay.optional(),
  campuses: z.array(campus).min(1),
  contacts: z.array(link).default([]),
  portals: z.array(link).default([]),
  studentPortal: link,
  social: z.array(link).default([]),
  /** A newer official website, to which the home page invites. */
  newerWebsite: z
    .strictObject({
      address: link.shape.href,
      title: z.string(),
      invitation: z.string(),
      /** It isn't shown, but its words are kept. */
      hidden: z.literal(true).optional(),
      /** The last day on which it is shown. */
      until: z.iso.date('must be a day such as 2027-01-31.').optional(),
    })
    .optional(),
  colophon: z.string(),
  /** Whether pages say at their foot when staff have last confirmed them. */
  showLastChecked: z.boolean('must be true or false.').optional(),
  sample: z.array(z.string()).default([]),
})
