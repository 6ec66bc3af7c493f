import { createBrand, type Brand } from '@kampana/shared/brand/brand'
import type { CollegeList } from '@kampana/shared/kinds/index'
import { generateTones, type Tones } from '@kampana/shared/colors/tones'
import type { Colors } from '@kampana/shared/colors/colors'
import type { Content } from '../content/content.ts'

/** The college's lists of names, in its order. */
export type CollegeLists = Readonly<Record<CollegeList, readonly string[]>>

/** The college as letters, cards and the dashboard show it. */
export interface CollegeIdentity {
  name: string
  /** What the dashboard's document tells of the college. */
  brand: Brand
  /** One line for each campus: its name and where it is. */
  addresses: readonly string[]
  lists: CollegeLists
  /** What bodies may quote of it, by names such as `college.name`. */
  values: Readonly<Record<string, string>>
  tones: Tones
  light: Colors['light']
  /** The accent that is read on deep tones of the brand. */
  accentOnDeep: string
  seal: string
  /** The seal drawn in `currentColor`. */
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
