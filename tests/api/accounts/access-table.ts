import { websitePermissions } from '@kampana/shared/content/website-permissions'
import { permissionName, recordRoute, type Action, type Resource } from '@kampana/shared/resource'
import { declaredResources } from '../../support/declared-resources.ts'
import { furtherCallsOf, type Who } from './declared-calls.ts'

/** Calls whose access differs from a plain resource's, by resource. */
const byHand: Readonly<Record<string, Who>> = {
  'GET /sanctum/csrf-cookie': 'anyone',
  'POST /register': 'anyone',
  'GET /email/verify/:id/:hash': 'anyone',
  'GET /api/invitation': 'anyone',
  'POST /api/invitation': 'anyone',
  'POST /email/resend': 'session',
  'POST /login': 'anyone',
  'POST /user/confirm-password': 'verified',
  'POST /email/unlock': 'anyone',
  'PUT /email/unlock': 'anyone',
  'POST /logout': 'anyone',
  'GET /api/user': 'session',
  'POST /password/email': 'anyone',
  'POST /password/reset': 'anyone',
  'PUT /api/profile/:id': 'signed in',
  'PUT /api/password/update/:id': 'signed in',
  'GET /api/sessions': 'signed in',
  'DELETE /api/sessions/:id': 'signed in',
  'POST /api/two-step': 'verified',
  'PUT /api/two-step': 'verified',
  'DELETE /api/two-step': 'verified',
  'PUT /api/viewed-role': ['show roles'],
  'DELETE /api/viewed-role': 'signed in',

  'GET /api/permissions': ['list permissions'],
  'GET /api/roles': ['list roles'],
  'GET /api/roles/:id': ['show roles'],
  'POST /api/roles': ['create roles'],
  'PUT /api/roles/:id': ['edit roles'],
  'DELETE /api/roles/:ids': ['delete roles'],
  'POST /api/roles/:ids/restore': ['delete roles'],
  'GET /api/role-losses': ['edit roles'],
  'DELETE /api/role-losses/:id': ['edit roles'],
  'GET /api/users': ['list users'],
  'GET /api/users/:id': ['show users'],
  'PUT /api/users/:id': ['edit users'],
  'PUT /api/users/status/:id': ['activate users'],
  'PUT /api/users/:id/reset-two-step': ['activate users'],
  'DELETE /api/users/:ids': ['delete users'],
  'POST /api/users/:ids/restore': ['delete users'],

  'GET /api/updates': 'anyone',
  'POST /api/updates/preview': ['create updates', 'edit updates'],
  'GET /api/updates/:id/preview-links': ['edit updates', 'create updates'],
  'POST /api/updates/:id/preview-links': ['edit updates', 'create updates'],
  'DELETE /api/preview-links/:id': ['edit updates', 'create updates'],
  'GET /api/updates/:id': 'anyone',
  'GET /api/updates/paginated': 'anyone',
  'GET /api/updates/announcements': 'anyone',
  'GET /api/updates/newsAndEvents': 'anyone',
  'GET /api/updates/formerly': 'anyone',
  'POST /api/updates': ['create updates'],
  'PUT /api/updates/:id': ['edit updates'],
  'PUT /api/updates/:id/publish': ['publish updates'],
  'PUT /api/updates/:id/unpublish': ['publish updates'],
  'PUT /api/updates/:id/schedule': ['publish updates'],
  'PUT /api/updates/:id/announce': ['publish updates'],
  'PUT /api/updates/:id/categorize': ['edit updates'],
  'DELETE /api/updates/:ids': ['delete updates'],
  'POST /api/updates/:ids/restore': ['delete updates'],
  'GET /api/class-status/now': 'anyone',
  'GET /api/resources': 'anyone',
  // Open to every signed-in user. Each call checks the permissions for every record in the release.
  'GET /api/releases': 'signed in',
  'POST /api/releases': 'signed in',
  'GET /api/releases/:id': 'signed in',
  'PUT /api/releases/:id': 'signed in',
  'PUT /api/releases/:id/submit': 'signed in',
  'PUT /api/releases/:id/reject': 'signed in',
  'PUT /api/releases/:id/withdraw': 'signed in',
  'PUT /api/releases/:id/take': 'signed in',
  'PUT /api/releases/:id/publish': 'signed in',
  'DELETE /api/releases/:id': 'signed in',
  'GET /api/saved-views': 'signed in',
  'POST /api/saved-views': 'signed in',
  'PUT /api/saved-views/:id': 'signed in',
  'DELETE /api/saved-views/:id': 'signed in',

  'POST /api/content/preview': ['edit content', 'edit menus', 'edit college'],

  'GET /api/former-drafts': [...websitePermissions],
  'DELETE /api/former-drafts/:id': [...websitePermissions],

  'POST /api/contactUs': 'anyone',
  'POST /contact-us': 'anyone',
  'GET /api/search': 'anyone',
  'GET /api/verification-codes/:code': 'anyone',
  'GET /api/condition': ['list letters'],
  'GET /api/first-steps': ['edit college', 'invite users', 'create updates', 'create class-status'],
  'POST /api/page-views': 'anyone',
  'GET /api/statistics': ['list figures'],
  'GET /api/statistics/:resource/:id': ['list figures'],
  'GET /api/subscribers/counts': ['list subscribers'],
  'POST /api/subscribers/invitations': ['list subscribers'],

  'GET /api/slides': 'anyone',
  'POST /api/slides': ['create slides'],
  'POST /api/slides/pictures': ['create slides'],
  'PUT /api/slides/:id': ['edit slides'],
  'PUT /api/slides/order': ['edit slides'],
  'PUT /api/slides/:id/hide': ['edit slides'],
  'PUT /api/slides/:id/unhide': ['edit slides'],
  'DELETE /api/slides/:ids': ['delete slides'],
  'POST /api/slides/:ids/restore': ['delete slides'],

  'GET /api/logs': ['list logs'],
  'GET /api/logs/:id': ['show logs'],
  'GET /api/alerts/estimate': [
    'create class-status',
    'edit class-status',
    'delete class-status',
    'publish updates',
  ],
  'GET /api/alerts/:id/deliveries.csv': ['show alerts'],
  'GET /api/letters': ['list letters'],
  'PUT /api/letters/:id/resend': ['resend letters'],
}

const special = new Set(['permissions', 'roles', 'users', 'updates', 'slides', 'logs', 'letters'])

/** Calls of a plain resource. Public actions are open to anyone; the others require the action's permission. */
export const callsOf = (resource: Resource): [call: string, who: Who][] => {
  const path = `/api/${resource.name}`
  const calls: Partial<Record<Action, readonly string[]>> = {
    list: [`GET ${path}`],
    show: [`GET ${recordRoute(resource)}`],
    create: [`POST ${path}`],
    edit: [`PUT ${recordRoute(resource)}`],
    delete: [`DELETE ${path}/:ids`, `POST ${path}/:ids/restore`],
  }
  const standard = resource.actions.flatMap((action) =>
    (calls[action] ?? [`no call for ${action}`]).map((call): [string, Who] => [
      call,
      resource.public.includes(action) ? 'anyone' : [permissionName(action, resource)],
    ]),
  )
  const custom = Object.values(resource.customActions).map(({ path: own, permission }): [string, Who] => [
    `PUT ${own}`,
    [permissionName(permission, resource)],
  ])
  return [...standard, ...custom, ...furtherCallsOf(resource)]
}

const plain = declaredResources.filter(({ name }) => !special.has(name))

/** Permissions to write updates, or any plain resource with a field of these kinds. Each of them also allows uploads. */
const writers = (...kinds: readonly string[]): string[] => {
  const plainOnes = plain.filter(({ fields }) =>
    Object.values(fields).some((field) => !field.readOnly && kinds.includes(field.kind)),
  )
  const actions = ['create', 'edit'] as const
  return [
    ...actions.map((action) => `${action} updates`),
    ...plainOnes.flatMap((resource) =>
      actions
        .filter((action) => resource.actions.includes(action))
        .map((action) => permissionName(action, resource)),
    ),
  ]
}

/**
 * Every call of the API and its access. Access of special calls is written by hand, so that opening one to more people shows
 * up in a review. Access of plain resources follows from their declarations.
 */
export const accessTable: Readonly<Record<string, Who>> = {
  ...byHand,
  ...Object.fromEntries(declaredResources.flatMap(furtherCallsOf)),
  ...Object.fromEntries(plain.flatMap(callsOf)),
  'GET /api/messages/:id/thread': ['show messages'],
  'GET /api/messages/colleagues/assigned_to': ['list messages'],
  'GET /api/monographs/colleagues/owner': ['edit content'],
  'GET /api/pages/colleagues/owner': ['edit content'],
  'GET /api/programs/colleagues/owner': ['edit content'],
  'GET /api/pictures/at': ['list pictures', 'show pictures'],
  'GET /api/pictures/:id/uses': ['list pictures', 'show pictures'],
  'GET /api/pictures/:id/shape': ['edit pictures'],
  'GET /api/pictures/:id/original': ['edit pictures'],
  'PUT /api/pictures/:id/shape': ['edit pictures'],
  'POST /api/pictures/:id/replace': ['edit pictures'],
  'POST /api/pictures': [
    'edit pictures',
    ...writers('richText', 'picture'),
    'create slides',
    'edit content',
    'edit college',
  ],
  'POST /api/image': [...writers('richText', 'picture'), 'edit content'],
  'POST /api/file': [...writers('richText', 'file'), 'edit content'],
}
