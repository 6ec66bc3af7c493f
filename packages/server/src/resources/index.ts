import type { Resource } from '@kampana/shared/resource'
import { resources, type ResourceName } from '@kampana/shared/resources/index'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import type { Difference } from '../resource/difference.ts'
import { publicUntil } from '../resource/public-until.ts'
import { serveResource } from '../resource/routes.ts'
import { classStatusDifference } from './class-status.ts'
import { lettersDifference } from './letters.ts'
import { logsDifference } from './logs.ts'
import { rolesDifference } from './roles.ts'
import { slidesDifference } from './slides.ts'
import { updatesDifference } from './updates.ts'
import { usersDifference } from './users.ts'

/** What resources do differently. Whatever isn't here is served as it is declared. */
const differences = (parts: Parts): Partial<Record<ResourceName, Difference>> => ({
  roles: rolesDifference,
  users: usersDifference(parts),
  updates: updatesDifference(parts),
  slides: slidesDifference(parts),
  'class-status': classStatusDifference(parts),
  logs: logsDifference(parts),
  letters: lettersDifference(parts),
})

export const serveResources = (app: FastifyInstance, parts: Parts): void => {
  const differing: Readonly<Record<string, Difference>> = differences(parts)
  for (const resource of resources as readonly Resource[])
    serveResource(app, parts, resource, publicUntil(resource, parts, differing[resource.name]))
}
