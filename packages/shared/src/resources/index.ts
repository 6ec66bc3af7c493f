import { classStatus } from './class-status.ts'
import { jobOpenings } from './job-openings.ts'
import { letters } from './letters.ts'
import { defineLogs } from './logs.ts'
import { contactMessages } from './messages.ts'
import { permissions } from './permissions.ts'
import { roles } from './roles.ts'
import { slides } from './slides.ts'
import { updates } from './updates.ts'
import { users } from './users.ts'

/** What people work with, in the order in which menus and documents name it. A new resource has its line here. */
const recorded = [
  permissions,
  roles,
  users,
  slides,
  updates,
  classStatus,
  jobOpenings,
  contactMessages,
] as const

export const logs = defineLogs([...recorded, letters])

/** Every resource. */
export const resources = [...recorded, logs, letters] as const
export type ResourceName = (typeof resources)[number]['name']
