import { z } from 'zod'
import { checkSampleMarks, sample } from './sample.ts'
import { readYamlFile } from './read-yaml.ts'

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
  campuses: z.array(campus).min(1),
  contacts: z.array(link),
  portals: z.array(link),
  studentPortal: link,
  social: z.array(link),
  newerWebsite: z.strictObject({ address: link.shape.href, title: z.string(), invitation: z.string() }),
  colophon: z.string(),
  sample,
})

/** Who the college is: names, places, contacts, and the sites it points to. */
export type College = Omit<z.output<typeof college>, 'sample'>

export const readCollege = (file: string): College => {
  const read = readYamlFile(file, college)
  checkSampleMarks(file, read)
  const { sample: _marks, ...value } = read.value
  return value
}
