import type { Resource } from '@kampana/engine-declare/resource'
import { alerts } from './alerts.ts'
import { academicCalendar } from './academic-calendar.ts'
import { calendarEntries } from './calendar-entries.ts'
import { channels } from './channels.ts'
import { classStatus } from './class-status.ts'
import { college } from './college.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { downloads } from './downloads.ts'
import { invitations } from './invitations.ts'
import { jobOpenings } from './job-openings.ts'
import { letters } from './letters.ts'
import { defineLogs } from './logs.ts'
import { contactMessages } from './messages.ts'
import { offices } from './offices.ts'
import { people } from './people.ts'
import { monographs } from './monographs.ts'
import { pages } from './pages.ts'
import { permissions } from './permissions.ts'
import { pictures } from './pictures.ts'
import { programs } from './programs.ts'
import { redirects } from './redirects.ts'
import { roles } from './roles.ts'
import { searchTerms } from './search-terms.ts'
import { slides } from './slides.ts'
import { subscribers } from './subscribers.ts'
import { suspensionRules } from './suspension-rules.ts'
import { updates } from './updates.ts'
import { users } from './users.ts'

/** Resources whose changes are logged, in the order of menus and documentation. Register a new resource here. */
export const recorded = [
  permissions,
  roles,
  users,
  invitations,
  slides,
  pictures,
  updates,
  classStatus,
  suspensionRules,
  subscribers,
  alerts,
  channels,
  jobOpenings,
  pages,
  home,
  contact,
  college,
  redirects,
  searchTerms,
  programs,
  offices,
  people,
  calendarEntries,
  academicCalendar,
  monographs,
  downloads,
  contactMessages,
] as const

export { letters }

/** Texts of the website, whose publications are logged beside the resources' changes. */
const website = { name: 'website', label: 'Website', customActions: {} } as const

export const logs = defineLogs([...recorded, letters, website])

/** Every resource of the product. */
export const resources = [...recorded, logs, letters] as const

/** All resources, including the college's own, which the log lists, too. */
export const withOwnResources = (own: readonly Resource[]): readonly Resource[] => {
  if (own.length === 0) return resources
  const logged = [...recorded, ...own]
  return [...logged, defineLogs([...logged, letters, website]), letters]
}

export type ResourceName = (typeof resources)[number]['name']
/** A declared resource by name. */
export type ResourceNamed<N extends ResourceName> = Extract<(typeof resources)[number], { name: N }>
/** Names of a resource's custom actions; any string if the compiler doesn't know the resource. */
export type CustomActionOf<N extends string> = string extends N
  ? string
  : N extends ResourceName
    ? string & keyof ResourceNamed<N>['customActions']
    : never
