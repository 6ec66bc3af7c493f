import * as account from './account.ts'
import { refuse, type Answer } from './answer.ts'
import * as records from './records.ts'
import { signedIn, type Asked } from './request.ts'
import * as uploads from './uploads.ts'

type Handler = (asked: Asked) => Answer

const guarded =
  (handler: Handler): Handler =>
  (asked) => {
    signedIn(asked)
    return handler(asked)
  }
/** The stock `guest` middleware (RedirectIfAuthenticated), which redirects even JSON requests. */
const guest =
  (handler: Handler): Handler =>
  (asked) => {
    const { college, session, manners, url } = asked
    return college.users.some(({ id }) => id === session.userId)
      ? { status: 302, headers: { location: `${url.origin}${manners.guestsGoTo}` } }
      : handler(asked)
  }
const page: Handler = () => ({ status: 200, html: '<!doctype html><title>College</title><h1>Welcome</h1>' })
/** Checks a permission. The user Dino has only one permission, and all others have every permission. */
const may =
  (permission: string, handler: Handler): Handler =>
  (asked) => {
    const { permissions } = signedIn(asked)
    return permissions && !permissions.includes(permission)
      ? refuse(403, 'This action is unauthorized.')
      : handler(asked)
  }

/** routes/web.php and routes/api.php: the specification's table of calls. */
const routes: Readonly<Record<string, Handler>> = {
  'GET /sanctum/csrf-cookie': () => ({ status: 204 }),
  'GET /': page,
  'GET /home': page,
  'POST /login': guest(account.login),
  'POST /logout': account.logout,
  'POST /register': guest(account.register),
  'POST /password/email': guest(account.sendResetLink),
  'POST /password/reset': guest(account.resetPassword),
  'POST /email/resend': account.resend,
  'GET /api/user': account.user,
  'PUT /api/profile/:id': account.editProfile,
  'PUT /api/password/update/:id': account.changePassword,
  'GET /api/users': guarded(records.users.list),
  'GET /api/users/:id': guarded(records.users.show),
  'PUT /api/users/:id': may('edit users', records.assignRoles),
  'PUT /api/users/status/:id': may('activate users', records.users.edit),
  'DELETE /api/users/:id': may('delete users', records.users.remove),
  'GET /api/permissions': guarded(records.permissions.list),
  'GET /api/roles': guarded(records.roles.list),
  'GET /api/roles/:id': guarded(records.roles.show),
  'POST /api/roles': may('create roles', records.createRole),
  'PUT /api/roles/:id': may('edit roles', records.roles.edit),
  'DELETE /api/roles/:id': may('delete roles', records.roles.remove),
  'GET /api/logs': guarded(records.logs.list),
  'GET /api/logs/:id': guarded(records.logs.show),
  'GET /api/updates': records.updates.list,
  'GET /api/updates/paginated': records.updatePages(),
  'GET /api/updates/announcements': records.updatePages('announcements'),
  'GET /api/updates/newsAndEvents': records.updatePages('news-and-events'),
  'GET /api/updates/:id': records.updates.show,
  'POST /api/updates': may('create updates', records.createUpdate),
  'PUT /api/updates/:id': may('edit updates', records.editUpdate),
  'DELETE /api/updates/:id': may('delete updates', records.updates.remove),
  'GET /api/slides': uploads.slides,
  'POST /api/slides': may('create slides', uploads.addSlides),
  'DELETE /api/slides/:id': may('delete slides', uploads.deleteSlides),
  'POST /api/image': may('create updates', uploads.addImage),
  'GET /storage/slides/:id': uploads.storedPicture,
  'GET /storage/images/:id': uploads.storedPicture,
  'POST /api/contactUs': uploads.contactUs,
}

const table = Object.entries(routes).map(([route, handler]) => {
  const [method, path] = route.split(' ') as [string, string]
  return { method, pattern: new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`), handler }
})

/** Runs the route's handler. Returns 404 for an unknown address, and 405 for an unknown method. */
export const handle = (asked: Asked): Answer => {
  const { method, url, manners } = asked
  const matching = table.filter(({ pattern }) => pattern.test(url.pathname))
  const path = url.pathname.slice(1)
  if (matching.length === 0) refuse(404, manners.noRoute(path))
  const route = matching.find((candidate) => candidate.method === method)
  const allowed = matching.map((candidate) => candidate.method).join(', ')
  if (!route) return refuse(405, manners.wrongMethod(method, path, allowed), { allow: allowed })
  const id = decodeURIComponent(route.pattern.exec(url.pathname)?.groups?.id ?? '')
  return route.handler({ ...asked, id })
}
