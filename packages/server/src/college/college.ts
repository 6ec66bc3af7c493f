import { required } from '../required.ts'
import type { CollegeList } from '@kampana/shared/kinds/index'
import { generateTones, type Tones } from '@kampana/shared/colors/tones'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { collegeFile } from './college-file.ts'
import { collegeFolder } from './college-folder.ts'
import { interpreted } from '../interpreted-schema.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
/** What the server reads of `college.yaml`. */
const schema = z.object({
  name: z.string().min(1),
  levels: z.array(z.string()),
  campuses: z.array(z.object({ name: z.string(), address: z.array(z.string()) })),
  colours: z.object({
    brand: colour,
    light: z.object({
      paper: colour,
      band: colour,
      rule: colour,
      ink: colour,
      quiet: colour,
      accent: colour,
      accentText: colour,
      alert: colour,
    }),
    dark: z.object({ accentText: colour }),
  }),
})

/** What the college lists by name, in its order: the levels that it teaches, and its campuses. */
export type CollegeLists = Readonly<Record<CollegeList, readonly string[]>>

/** Whose site this is: its name, its lists, its colours and its seal, an SVG. */
export interface CollegeIdentity {
  name: string
  /** One line for each campus: its name and where it is. */
  addresses: readonly string[]
  lists: CollegeLists
  tones: Tones
  light: z.infer<typeof schema>['colours']['light']
  /** The accent that is read on deep tones of the brand. */
  accentOnDeep: string
  seal: string
  /** The same drawn in `currentColor`. */
  sealInOneColour: string
}

/** Whose site this is, from the content that a college edits. Letters are signed with it, cards are drawn in it. */
export const readCollegeIdentity = async (): Promise<CollegeIdentity> => {
  const read = (name: string) => readFile(join(collegeFolder, name), 'utf8')
  const [seal, sealInOneColour] = await Promise.all(['seal.svg', 'seal-mono.svg'].map(read))
  const { name, levels, campuses, colours } = schema.parse(await collegeFile(), interpreted)
  return {
    name,
    lists: { levels, campuses: campuses.map((campus) => campus.name) },
    addresses: campuses.map((campus) => [campus.name, ...campus.address].join(', ')),
    tones: generateTones(colours.brand),
    light: colours.light,
    accentOnDeep: colours.dark.accentText,
    seal: required(seal),
    sealInOneColour: required(sealInOneColour),
  }
}
