import '@kampana/shared/resources/register'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { ResourceName } from '@kampana/shared/resources/index'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { listFormerTexts } from '../content/former-versions.ts'
import { required } from '@kampana/engine-server/required'
import { combineHooks } from '@kampana/engine-server/records/hooks/combine-hooks'
import type { EngineHooks, RecordHooks } from '@kampana/engine-server/records/hooks/hooks'
import { serveRecords } from '@kampana/engine-server/records/serve-records'
import { statementHooks } from '../verification/statement-hooks.ts'
import { postingHooks } from '../alerts/posting/posting-hooks.ts'
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
import { published } from '@kampana/engine-server/records/published'
import type { ResourceHooks } from './resource-hooks.ts'
import { roleHooks } from './roles.ts'
import { sampleMarkHooks } from './sample-marks.ts'
import { searchTermHooks } from './search-terms.ts'
import { slideHooks } from './slides.ts'
import { subscriberHooks } from './subscribers.ts'
import { updateHooks } from './updates.ts'
import { userHooks } from './users.ts'

/** Hooks declared beside their resources. All others are served by their declaration alone. */
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

/** Hooks that a module contributes to a resource. */
type HookModule = (resource: Resource) => RecordHooks | undefined

/** Modules in the order in which their hooks run. Alerts follow verification codes, because e-mails contain them. */
const hookModules = (context: AppContext): readonly HookModule[] => [
  sampleMarkHooks,
  byName(declaredHooks(context)),
  statementHooks(context),
  byName(postingHooks(context)),
  (resource) => ({ formerTexts: (db, id) => listFormerTexts(db, resource, id) }),
]

/** The engine only passes rows of a hook's own resource. */
const byName = (hooks: { [N in ResourceName]?: ResourceHooks<N> }): HookModule => {
  const named = hooks as Readonly<Partial<Record<string, RecordHooks>>>
  return ({ name }) => named[name]
}

interface HookedResource {
  resource: Resource
  hooks: EngineHooks
}

/** Every resource with its hooks. */
export const hookedResources = (context: AppContext): HookedResource[] => {
  const modules = hookModules(context)
  return allResources().map((resource) => ({
    resource,
    hooks: combineHooks(
      resource,
      context,
      modules.flatMap((hooksOf) => hooksOf(resource) ?? []),
    ),
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

export const serveResources = (app: FastifyInstance, context: AppContext): void =>
  serveRecords(app, context, hookedResources(context))
