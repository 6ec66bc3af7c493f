import type { Resource } from '@kampana/shared/resource'
import { resources, type ResourceName } from '@kampana/shared/resources/index'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { publicUntil } from '../crud/public-until.ts'
import { serveResource } from '../crud/routes.ts'
import { classStatusHooks } from './class-status.ts'
import { letterHooks } from './letters.ts'
import { logHooks } from './logs.ts'
import { roleHooks } from './roles.ts'
import { slideHooks } from './slides.ts'
import { updateHooks } from './updates.ts'
import { userHooks } from './users.ts'

/** The hooks of resources. Whatever isn't here is served as it is declared. */
const hooksOf = (context: AppContext): Partial<Record<ResourceName, ResourceHooks>> => ({
  roles: roleHooks,
  users: userHooks(context),
  updates: updateHooks(context),
  slides: slideHooks(context),
  'class-status': classStatusHooks(context),
  logs: logHooks(context),
  letters: letterHooks(context),
})

/** Every resource with its hooks. */
export const everyResource = (context: AppContext): { resource: Resource; hooks: ResourceHooks }[] => {
  const declaredHooks: Readonly<Record<string, ResourceHooks>> = hooksOf(context)
  return (resources as readonly Resource[]).map((resource) => ({
    resource,
    hooks: publicUntil(resource, context, declaredHooks[resource.name]),
  }))
}

export const serveResources = (app: FastifyInstance, context: AppContext): void => {
  for (const { resource, hooks } of everyResource(context)) serveResource(app, context, resource, hooks)
}
