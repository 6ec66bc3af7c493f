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

/** Every resource, with what it does differently. */
export const everyResource = (parts: Parts): { resource: Resource; difference: Difference }[] => {
  const differing: Readonly<Record<string, Difference>> = differences(parts)
  return (resources as readonly Resource[]).map((resource) => ({
    resource,
    difference: publicUntil(resource, parts, differing[resource.name]),
  }))
}

export const serveResources = (app: FastifyInstance, parts: Parts): void => {
  for (const { resource, difference } of everyResource(parts)) serveResource(app, parts, resource, difference)
}
