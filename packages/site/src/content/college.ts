import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { Colors } from '@kampana/engine-declare/colors/colors'
import { collegeShape, withoutBlanks } from './records/layouts/shapes.ts'
import { writeFields } from './records/layouts/write-fields.ts'

interface Link {
  label: string
  href: string
}

/** Names, addresses, contacts and links of the college. */
export interface College {
  name: string
  shortName: string
  motto: string
  mottoMeaning: string
  founded: number
  town: string
  description: string
  language: string
  callingCode: string
  levels: readonly string[]
  decisionHour: string
  /** Deadline of the decision about afternoon classes. */
  afternoonDecisionHour?: string
  campuses: readonly {
    name: string
    levels: string
    address: readonly string[]
    phones: readonly string[]
  }[]
  contacts: readonly Link[]
  /** Costs that no fee includes. */
  feesExclude?: string
  portals: readonly Link[]
  studentPortal: Link
  social: readonly Link[]
  /** Newer official website that the home page links to. */
  newerWebsite?: { address: string; title: string; invitation: string; until?: string }
  colophon: string
  /** True if the page footer shows the date of the last review. */
  showLastChecked?: true
  ground: { light: string; dark: string }
}

interface Written extends Omit<College, 'newerWebsite'> {
  /** Spelled as in the folder and the record's fields. */
  colours: Colors
  newerWebsite?: College['newerWebsite'] & { hidden?: true }
}

/** College from its record. Its colors are separate, since they become CSS. */
export const toCollege = ({ values }: ShownRecord): { college: College; colors: Colors } => {
  const written = writeFields(collegeShape, { values: withoutBlanks(values), samples: [] })
  const { colours: colors, newerWebsite, ...rest } = written as unknown as Written
  const { hidden, ...newer } = newerWebsite ?? {}
  const college: College = {
    ...rest,
    contacts: rest.contacts ?? [],
    portals: rest.portals ?? [],
    social: rest.social ?? [],
    ...(newerWebsite && !hidden && { newerWebsite: newer as NonNullable<College['newerWebsite']> }),
    ground: { light: colors.light.paper, dark: colors.dark.paper },
  }
  return { college, colors }
}
