import { letters } from './letters.ts'
import { logs } from './logs.ts'
import { permissions } from './permissions.ts'
import { roles } from './roles.ts'
import { slides } from './slides.ts'
import { updates } from './updates.ts'
import { users } from './users.ts'

/** Every resource, in the order in which menus and documents name them. */
export const resources = [permissions, roles, users, slides, updates, logs, letters] as const
