import { shown } from './account.ts'
import { changed, deleted, invalid, list, noRecord, record, refuse, type Answer } from './answer.ts'
import { announcement, created_at, type College, type Update } from './college.ts'
import { page } from './page.ts'
import { required, signedIn, type Asked } from './request.ts'

interface Numbered {
  id: number
}
/** The handlers of one table. `rows` finds its rows, and `view` returns the visible part of a row. */
const handlersOf = <Row extends Numbered>(
  model: string,
  rows: (asked: Asked) => Row[],
  view: (asked: Asked, row: Row) => object = (_asked, row) => row,
) => {
  const find = (asked: Asked): Row =>
    rows(asked).find(({ id }) => String(id) === asked.id) ?? noRecord(model, asked.id)
  return {
    list: (asked: Asked): Answer => {
      const { manners, url } = asked
      const all = rows(asked).map((row) => view(asked, row))
      const isPaginated = manners.paginated === 'all' || (manners.paginated === 'logs' && model === 'Log')
      return isPaginated ? page(manners, all, url, 5) : list(manners, all)
    },
    show: (asked: Asked): Answer => record(asked.manners, view(asked, find(asked))),
    edit: (asked: Asked): Answer => {
      const row = Object.assign(find(asked), asked.input)
      return changed(asked.manners, `${model} updated`, view(asked, row))
    },
    remove: (asked: Asked): Answer => {
      const row = find(asked)
      rows(asked).splice(rows(asked).indexOf(row), 1)
      return deleted(asked.manners, `${model} deleted`)
    },
  }
}

export const users = handlersOf('User', ({ college }) => college.users, shown)
export const roles = handlersOf('Role', ({ college }) => college.roles)
export const permissions = handlersOf('Permission', ({ college }) => college.permissions)
export const logs = handlersOf('Log', ({ college }) => college.logs, loggedBy)
export const updates = handlersOf('Update', ({ college }) => college.updates, cast)

function loggedBy(
  { manners }: Asked,
  { id, description, created_at, causer, subject }: College['logs'][number],
) {
  return manners.logs === 'specified'
    ? { id, description, created_at, properties: { causer: causer.name } }
    : {
        id,
        log_name: 'default',
        description,
        subject_type: 'App\\Models\\Update',
        subject_id: subject,
        causer_type: 'App\\Models\\User',
        causer_id: causer.id,
        causer,
        properties: [],
        created_at,
      }
}

/** `protected $casts = ['from' => 'date', 'to' => 'date']`: a day is its first midnight in APP_TIMEZONE. */
function cast({ manners }: Asked, update: Update) {
  if (manners.days === 'by themselves') return update
  const midnight = (day: string | null) =>
    day &&
    new Date(`${day.slice(0, 10)}T00:00:00${manners.days === 'in UTC' ? 'Z' : '+08:00'}`)
      .toISOString()
      .replace('Z', '000Z')
  return { ...update, from: midnight(update.from), to: midnight(update.to) }
}

export const assignRoles = (asked: Asked): Answer => {
  const wanted = asked.input.roleIds as number[]
  const { college, manners } = asked
  const person = college.users.find(({ id }) => String(id) === asked.id) ?? noRecord('User', asked.id)
  person.roles = college.roles.filter(({ id }) => wanted.includes(id))
  return changed(manners, 'User updated', shown(asked, person))
}

export const createRole = (asked: Asked): Answer => {
  const { description } = required(asked, 'description')
  const role = { id: asked.college.roles.length + 1, description, permissions: [], created_at }
  asked.college.roles.push(role)
  return changed(asked.manners, 'Role created', role, 201)
}

export const createUpdate = (asked: Asked): Answer => {
  const { college, manners } = asked
  signedIn(asked)
  const texts = required(asked, 'title', 'category', 'updates')
  refuseTwins(asked)
  const id = Math.max(0, ...college.updates.map((update) => update.id)) + 1
  const made = { ...announcement(id), ...stored(asked), ...texts, id }
  college.updates.push(made)
  return changed(manners, 'Update created', made, 201)
}

export const editUpdate = (asked: Asked): Answer => {
  required(asked, 'title', 'category', 'updates')
  refuseTwins(asked)
  return updates.edit({ ...asked, input: stored(asked) })
}

/** An unguarded model causes an SQL error for an unknown column, and stores a time's digits as Manila time. */
const stored = ({ manners, input }: Asked): Partial<Update> => {
  const entries = Object.entries(input)
  if (manners.stores === 'what is validated')
    return Object.fromEntries(entries.filter(([name]) => validated.has(name)))
  const unknown = entries.find(([name]) => !(name in announcement(0)))
  if (unknown) refuse(500, `SQLSTATE[HY000]: General error: 1 no such column: ${unknown[0]}`)
  const { posted_at } = input
  return { ...input, ...(typeof posted_at === 'string' && { posted_at: eightHoursBefore(posted_at) }) }
}
const validated = new Set(['title', 'subtitle', 'category', 'from', 'to', 'updates'])
const eightHoursBefore = (instant: string): string =>
  new Date(Date.parse(instant) - 8 * 60 * 60 * 1000).toISOString().replace('Z', '000Z')

/** `Rule::unique('updates', 'title')->ignore($id)`. */
const refuseTwins = ({ college, manners, input, id }: Asked): void => {
  const isTaken = college.updates.some((update) => update.title === input.title && String(update.id) !== id)
  if (isTaken) invalid(manners, { title: ['The title has already been taken.'] })
}

export const updatePages = (category?: string) => (asked: Asked) =>
  page(
    asked.manners,
    asked.college.updates
      .filter((update) => category === undefined || update.category === category)
      .toSorted((a, b) => b.posted_at.localeCompare(a.posted_at)),
    asked.url,
  )
