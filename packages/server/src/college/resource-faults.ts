import { websitePermissions } from '@kampana/shared/content/website-permissions'
import { icons } from '@kampana/engine-declare/icons'
import { recordRoute, standardActions, type Resource } from '@kampana/engine-declare/resource'
import { permissionNames } from '@kampana/engine-declare/registry/resource-summary'
import { resources as ofProduct } from '@kampana/shared/resources/index'
import { productTables } from '../db/product-tables.ts'
import { tableName } from '@kampana/engine-server/records/table'
import { wrongField } from './field-faults.ts'
import { locateFault } from './locate-fault.ts'
import type { OwnResource } from './own-resource.ts'

/** True if the value is a result of `defineResource`. */
export const isDeclaration = (value: unknown): value is Resource => {
  if (typeof value !== 'object' || value === null) return false
  const declared = value as Partial<Resource>
  const { name, singular, label, title, fields, paths, customActions } = declared
  return (
    [name, singular, label, title].every((text) => typeof text === 'string' && text !== '') &&
    [declared.actions, declared.public, declared.order, declared.search, declared.unique].every(
      Array.isArray,
    ) &&
    [fields, paths, customActions].every((part) => typeof part === 'object' && part !== null)
  )
}

/** Lists the errors in a college's declarations, each in a sentence with the file's name. */
export const findFaults = (own: readonly OwnResource[]): string[] =>
  own.flatMap(({ file, resource }, index) => {
    const others: readonly Resource[] = [...ofProduct, ...own.slice(0, index).map((each) => each.resource)]
    const known = [...ofProduct, ...own.map((each) => each.resource)].map(({ name }) => name)
    return [...faultsOf(resource, others, known)].map((fault) => locateFault(file, fault))
  })

function* faultsOf(
  resource: Resource,
  others: readonly Resource[],
  known: readonly string[],
): Generator<string> {
  try {
    yield* namesTaken(resource, others)
    yield* invalidParts(resource)
    if (resource.redirect) yield 'only the product can declare redirects.'
    yield* wrongFields(resource, known)
  } catch (error) {
    // An error that the compiler would report, such as a text instead of a list.
    yield `the declaration is invalid (${(error as Error).message}).`
  }
}

/** Names under /api that don't belong to resources. */
export const reservedNames: ReadonlySet<string> = new Set(
  [
    'condition contactUs content docs file first-steps former-drafts image invitation page-views password preview-links',
    'profile releases resources role-losses saved-views search sessions statistics two-step user verification-codes',
    'viewed-role',
    // Former names (http/former-paths.ts).
    'changes figures list-views proofs readings',
  ].flatMap((names) => names.split(' ')),
)
/** First path segments of the dashboard's own pages. */
const dashboardPages = new Set([
  '',
  'changes',
  'former-drafts',
  'home',
  'login',
  'register',
  'email',
  'guide',
  'invitation',
  'password',
  'profile',
  'releases',
  'assets',
  'trash',
  'website',
])

function* namesTaken(resource: Resource, others: readonly Resource[]): Generator<string> {
  const { name, singular, paths } = resource
  if (!/^[a-z]+[a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    yield `the name '${name}' must consist of lowercase letters, digits and hyphens, such as 'lost-items'.`
  if (reservedNames.has(name) || others.some((other) => other.name === name))
    yield `the name '${name}' is taken.`
  else if (productTables.has(tableName(resource)))
    yield `the table '${tableName(resource)}' belongs to the product. Choose another name than '${name}'.`
  if (others.some((other) => other.singular === singular)) yield `the singular '${singular}' is taken.`
  const taken = new Set(others.flatMap((other) => Object.values(other.paths)))
  for (const path of new Set(Object.values(paths)))
    if (taken.has(path) || dashboardPages.has(path.split('/')[1] ?? ''))
      yield `the dashboard's address '${path}' is taken.`
}

function* invalidParts(resource: Resource): Generator<string> {
  const { actions, public: open, icon, page, singleton } = resource
  if ('permission' in resource) yield "'permission' is now 'permissions': { list: 'invite users', … }."
  if (singleton && actions.some((action) => action !== 'show' && action !== 'edit'))
    yield 'a singleton allows only the actions show and edit.'
  const unknown = [...actions, ...open].find((action) => !standardActions.includes(action))
  if (unknown !== undefined) yield `there is no action '${unknown}'.`
  const unserved = open.find((action) => !actions.includes(action))
  if (unserved !== undefined) yield `the public action '${unserved}' is missing in actions.`
  if (open.some((action) => action !== 'list' && action !== 'show'))
    yield 'only the actions list and show can be public.'
  if (!icons.includes(icon)) yield `there is no icon '${icon}'.`
  yield* wrongActions(resource)
  yield* wrongDrafts(resource)
  yield* wrongTree(resource)
  if (!page) return
  if (!/^(?:\/[a-z0-9-]+)+$/.test(page.path))
    yield `the page's path '${page.path}' must look like '/lost-items'.`
  if (!['list', 'show'].every((action) => open.includes(action as 'list')))
    yield "a resource with a page needs public: ['list', 'show']."
  if (!resource.publicSearch)
    yield 'a resource with a page needs a day or datetime field, such as created_at.'
}

function* wrongDrafts({ actions, fields, drafts, permissions }: Resource): Generator<string> {
  if (!drafts) return
  const permission = permissions?.publish
  if (permission !== undefined && !productPermissions().includes(permission))
    yield `the permission '${permission}' for publishing drafts does not exist.`
  if (!actions.includes('edit')) yield 'a resource with drafts needs the action edit.'
  if (drafts.live === undefined) return
  const live = fields[drafts.live]
  if (live?.kind !== 'datetime' || live.required)
    yield `'${drafts.live}' must be an optional datetime field, which is empty until a record is published.`
}

function* wrongTree({ name, actions, fields, tree }: Resource): Generator<string> {
  if (!tree) return
  if (!actions.includes('edit')) yield 'a resource with a tree needs the action edit.'
  const [parent, position] = [fields[tree.parent], fields[tree.place]]
  if (parent?.kind !== 'reference' || parent.resource !== name || parent.required)
    yield `'${tree.parent}' must be an optional reference to '${name}'. Records at the top have no parent.`
  if (position?.kind !== 'text' || !position.readOnly)
    yield `'${tree.place}' must be a text field that only the server sets: apiOnly(readOnly(text('Position'))).`
}

/** Permissions that a declaration of drafts can name. */
const productPermissions = (): string[] => [...websitePermissions, ...ofProduct.flatMap(permissionNames)]

function* wrongActions(resource: Resource): Generator<string> {
  const { fields, customActions } = resource
  for (const [action, { sets, when, path, undo, fields: actionFields }] of Object.entries(customActions)) {
    for (const field of [...Object.keys(sets), ...(when ? [when.field] : [])])
      if (!(field in fields)) yield `the action '${action}' refers to a missing field '${field}'.`
    if ('ids' in actionFields) yield `the action '${action}' cannot have an input named 'ids'.`
    if (undo !== undefined && !(undo in customActions))
      yield `the action '${action}' names a missing action '${undo}' in undo.`
    const route = recordRoute(resource)
    if (!path.startsWith(`${route}/`)) yield `the path of the action '${action}' must start with ${route}/.`
  }
}

function* wrongFields(resource: Resource, known: readonly string[]): Generator<string> {
  const { fields, order } = resource
  for (const [name, field] of Object.entries(fields)) yield* wrongField(resource, name, field, known)
  for (const name of new Set(fieldsNamed(resource)))
    if (name !== 'id' && !(name in fields)) yield `the declaration refers to a missing field '${name}'.`
  for (const name of searched(resource))
    if (fields[name] && 'resource' in fields[name])
      yield `the search cannot use the reference field '${name}'.`
  if (order[0] !== 'id' && !(order[0] in fields))
    yield `order refers to a missing field '${order[0]}'. Declare the field, or choose another order.`
  yield* wrongMoments(resource)
}

function* wrongMoments(resource: Resource): Generator<string> {
  const { fields, expiresAt, visibleFrom, publicSearch, invalidateAt = [] } = resource
  if (expiresAt !== undefined && fields[expiresAt]?.kind !== 'day')
    yield `'${expiresAt}' must be a day field: records are public until that day.`
  if (visibleFrom !== undefined && fields[visibleFrom]?.kind !== 'day')
    yield `'${visibleFrom}' must be a day field: records are public from that day.`
  if (visibleFrom !== undefined && publicSearch)
    yield `visibleFrom cannot be combined with publicSearch, since records are indexed when they are saved.`
  for (const name of invalidateAt)
    if (fields[name]?.kind !== 'datetime') yield `'${name}' must be a datetime field.`
}

/** Fields that a declaration names outside `fields`. */
const fieldsNamed = (resource: Resource): string[] => {
  const { title, search, unique, page, within = '/', tree, checked, visibleWhere = {} } = resource
  const names = [
    title,
    search,
    unique.flat(),
    searched(resource),
    inAddress(resource),
    resource.publicSearch?.kind,
    page?.list,
    page?.show,
    resource.rare,
    resource.unlogged,
    tree?.marks,
    inBodies(resource),
    checked && [checked.by, checked.due],
    Object.keys(visibleWhere),
    within.startsWith('/') ? [] : within,
  ]
  return names.flat().filter((name) => name !== undefined)
}

const inAddress = ({ publicSearch }: Resource): string[] =>
  [...(publicSearch?.address.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name = '']) => name)

const inBodies = ({ inBodies: views = {} }: Resource): (string | undefined)[] => {
  const { columns, facts, link, portrait, order, labels = {}, card } = views
  const fields = [columns, facts, link, portrait?.picture, portrait?.alt, order, Object.keys(labels)]
  return [fields, card?.over, card?.text, card?.by, card?.file].flat(2)
}

const searched = ({ publicSearch: search }: Resource): string[] =>
  search ? [...(search.lead ?? []), ...(search.body ?? []), search.newest] : []
