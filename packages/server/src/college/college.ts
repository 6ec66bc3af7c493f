import { createBrand, type Brand } from '@kampana/engine-declare/brand/brand'
import type { CollegeList } from '@kampana/engine-declare/kinds/index'
import { splitLines } from '@kampana/engine-declare/text/split-lines'
import { collegeColors } from '@kampana/shared/college/college-colors'
import { frameFields } from '@kampana/shared/college/frame-fields'
import { college as resource } from '@kampana/shared/resources/college'
import { generateTones, type Tones } from '@kampana/engine-declare/colors/tones'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import type { Content } from '../content/content.ts'

/** College's lists of names, in order. */
export type CollegeLists = Readonly<Record<CollegeList, readonly string[]>>

/** College's details for e-mails, cards and the dashboard. */
export interface CollegeIdentity {
  name: string
  /** Brand in the dashboard's document. */
  brand: Brand
  /** One line for each campus, with its name and address. */
  addresses: readonly string[]
  lists: CollegeLists
  /** Values that bodies can insert, by name, such as `college.short_name`. */
  values: Readonly<Record<string, string>>
  tones: Tones
  light: Colors['light']
  /** Accent that is legible on deep tones of the brand. */
  accentOnDeep: string
  seal: string
  /** Seal drawn in `currentColor`. */
  sealInOneColor: string
}

export const createIdentity = ({ college, drawings, seal }: Content): CollegeIdentity => {
  const { name, short_name: shortName, levels, campuses } = college
  const colors = collegeColors(college)
  return {
    name,
    brand: createBrand({ shortName, colors }, seal.colored),
    lists: {
      levels: levels.map((level) => level.name),
      campuses: campuses.map((campus) => campus.name),
      emblems: Object.keys(drawings).flatMap((name) => /^emblem-(.+)$/.exec(name)?.[1] ?? []),
    },
    values: Object.fromEntries(
      frameFields.flatMap((field) =>
        ['text', 'longText'].includes(resource.fields[field].kind) && college[field] !== null
          ? [[`college.${field}`, String(college[field])] as const]
          : [],
      ),
    ),
    addresses: campuses.map((campus) => [campus.name, ...splitLines(campus.address)].join(', ')),
    tones: generateTones(colors.brand),
    light: colors.light,
    accentOnDeep: colors.dark.accentText,
    seal: seal.colored,
    sealInOneColor: seal.plain,
  }
}
