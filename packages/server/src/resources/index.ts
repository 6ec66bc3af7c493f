import '@kampana/shared/resources/register'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { ResourceName } from '@kampana/shared/resources/index'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { listFormerTexts } from '../content/former-versions.ts'
import { required } from '@kampana/engine-server/required'
import type { EngineHooks, RecordHooks } from '@kampana/engine-server/records/hooks'
import { serveReleases } from '@kampana/engine-server/records/release/release-routes'
import { serveDeclared } from '@kampana/engine-server/records/routes'
import { withVisibility } from '@kampana/engine-server/records/visibility'
import { serveSavedViews } from '@kampana/engine-server/records/saved-views/routes'
import { withStatements } from '../verification/with-statements.ts'
import { withAlerts } from '../alerts/posting/with-alerts.ts'
import { alertHooks } from './alerts.ts'
import { channelHooks } from './channels.ts'
import { collegeHooks } from './college.ts'
import { classStatusHooks } from './class-status.ts'
import { invitationHooks } from './invitations.ts'
import { emailHooks } from './letters.ts'
import { logHooks } from './logs.ts'
import { messageHooks } from './messages/message-hooks.ts'
import { pageHooks } from './pages.ts'
import { pictureHooks } from './pictures.ts'
import { published } from './published.ts'
import type { ResourceHooks } from './resource-hooks.ts'
import { roleHooks } from './roles.ts'
import { withSampleMarks } from './sample-marks.ts'
import { searchTermHooks } from './search-terms.ts'
import { slideHooks } from './slides.ts'
import { subscriberHooks } from './subscribers.ts'
import { updateHooks } from './updates.ts'
import { userHooks } from './users.ts'

/** Hooks of resources. All others are served by their declaration alone. */
const declaredHooks = (context: AppContext): { [N in ResourceName]?: ResourceHooks<N> } => ({
  roles: roleHooks,
  users: userHooks(context),
  invitations: invitationHooks(context),
  updates: updateHooks(context),
  slides: slideHooks(context),
  pictures: pictureHooks(context),
  'class-status': classStatusHooks(context),
  'search-terms': searchTermHooks,
  programs: published,
  college: collegeHooks,
  monographs: published,
  pages: pageHooks,
  messages: messageHooks(context),
  logs: logHooks(context),
  letters: emailHooks(context),
  subscribers: subscriberHooks(context),
  alerts: alertHooks(context),
  channels: channelHooks(context),
})

interface HookedResource {
  resource: Resource
  hooks: EngineHooks
}

/** Every resource with its hooks. */
export const hookedResources = (context: AppContext): HookedResource[] => {
  // The engine only passes rows of a hook's own resource.
  const hooks = declaredHooks(context) as Readonly<Partial<Record<string, RecordHooks>>>
  return allResources().map((resource) => ({
    resource,
    hooks: {
      formerTexts: (db, id) => listFormerTexts(db, resource, id),
      ...withVisibility(
        resource,
        context,
        withAlerts(
          resource,
          context,
          withStatements(resource, context, withSampleMarks(resource, hooks[resource.name])),
        ),
      ),
    },
  }))
}

/** Finds the hooks of a resource by name. Hooks need the context, so they are created at the first call. */
export const hooksFinder = (context: () => AppContext): AppContext['findHooks'] => {
  let hooks: ReadonlyMap<string, EngineHooks> | undefined
  return (name) => {
    hooks ??= new Map(hookedResources(context()).map((each) => [each.resource.name, each.hooks]))
    return required(hooks.get(name))
  }
}

export const serveResources = (app: FastifyInstance, context: AppContext): void => {
  serveDeclared(app, context, hookedResources(context))
  serveSavedViews(app, context)
  serveReleases(app, context)
}
