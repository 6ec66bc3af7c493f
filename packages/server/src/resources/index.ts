import { letters } from '@kampana/shared/resources/letters'
import { logs } from '@kampana/shared/resources/logs'
import { permissions } from '@kampana/shared/resources/permissions'
import { roles } from '@kampana/shared/resources/roles'
import { slides } from '@kampana/shared/resources/slides'
import { updates } from '@kampana/shared/resources/updates'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { serveResource } from '../resource/routes.ts'
import { lettersDifference } from './letters.ts'
import { logsDifference } from './logs.ts'
import { rolesDifference } from './roles.ts'
import { slidesDifference } from './slides.ts'
import { updatesDifference } from './updates.ts'
import { usersDifference } from './users.ts'

/** Every resource that is served, each with what it does differently. */
export const serveResources = (app: FastifyInstance, parts: Parts): void => {
  serveResource(app, parts, permissions)
  serveResource(app, parts, roles, rolesDifference)
  serveResource(app, parts, users, usersDifference(parts))
  serveResource(app, parts, updates, updatesDifference(parts))
  // Adding slides is a call of its own kind: files.
  serveResource(app, parts, { ...slides, actions: ['list', 'edit', 'delete'] }, slidesDifference(parts))
  serveResource(app, parts, logs, logsDifference(parts))
  serveResource(app, parts, letters, lettersDifference(parts))
}
