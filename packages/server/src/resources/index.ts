import type { Resource } from '@kampana/shared/resource'
import { resources, type ResourceName } from '@kampana/shared/resources/index'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { withExpiry } from '../crud/expiry.ts'
import { serveResource } from '../crud/routes.ts'
import { classStatusHooks } from './class-status.ts'
import { letterHooks } from './letters.ts'
import { logHooks } from './logs.ts'
import { roleHooks } from './roles.ts'
import { slideHooks } from './slides.ts'
import { updateHooks } from './updates.ts'
import { userHooks } from './users.ts'

/** The hooks of resources. Whatever isn't here is served as it is declared. */
const declaredHooks = (context: AppContext): { [N in ResourceName]?: ResourceHooks<N> } => ({
  roles: roleHooks,
  users: userHooks(context),
  updates: updateHooks(context),
  slides: slideHooks(context),
  'class-status': classStatusHooks(context),
  logs: logHooks(context),
  letters: letterHooks(context),
})

interface HookedResource {
  resource: Resource
  hooks: ResourceHooks
}

/** Every resource with its hooks. */
export const everyResource = (context: AppContext): HookedResource[] => {
  const hooks = declaredHooks(context)
  return resources.map((resource) => ({
    resource,
    // The engine hands hooks the rows of their own resource and no others.
    hooks: withExpiry(resource, context, hooks[resource.name] as ResourceHooks | undefined),
  }))
}

/** The hooks of one resource, for what changes it without a call. */
export const hooksOf = (context: AppContext, name: ResourceName): ResourceHooks =>
  everyResource(context).find(({ resource }) => resource.name === name)?.hooks ?? {}

export const serveResources = (app: FastifyInstance, context: AppContext): void => {
  for (const { resource, hooks } of everyResource(context)) serveResource(app, context, resource, hooks)
}
