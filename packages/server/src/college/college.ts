import { createBrand, type Brand } from '@kampana/engine-declare/brand/brand'
import type { CollegeList } from '@kampana/engine-declare/kinds/index'
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
  /** Values that bodies can insert, by name, such as `college.name`. */
  values: Readonly<Record<string, string>>
  tones: Tones
  light: Colors['light']
  /** Accent that is legible on deep tones of the brand. */
  accentOnDeep: string
  seal: string
  /** Seal drawn in `currentColor`. */
  sealInOneColor: string
}

export const createIdentity = ({ college, colors, drawings, seal }: Content): CollegeIdentity => {
  const { name, shortName, levels, campuses } = college
  return {
    name,
    brand: createBrand({ shortName, colors }, seal.colored),
    lists: {
      levels,
      campuses: campuses.map((campus) => campus.name),
      emblems: Object.keys(drawings).flatMap((name) => /^emblem-(.+)$/.exec(name)?.[1] ?? []),
    },
    values: Object.fromEntries(
      Object.entries(college).flatMap(([key, value]) =>
        typeof value === 'string' ? [[`college.${key}`, value] as const] : [],
      ),
    ),
    addresses: campuses.map((campus) => [campus.name, ...campus.address].join(', ')),
    tones: generateTones(colors.brand),
    light: colors.light,
    accentOnDeep: colors.dark.accentText,
    seal: seal.colored,
    sealInOneColor: seal.plain,
  }
}
