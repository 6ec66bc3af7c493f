import { completeAction, type ActionDeclaration, type CustomAction } from './custom-action.ts'
import type { Field } from './kinds/index.ts'
import type { BaseField } from './kinds/kind.ts'
import type { Tree } from './tree/tree.ts'

/** The standard actions on a resource. Each is a permission (`edit updates`). */
export const standardActions = ['list', 'show', 'create', 'edit', 'delete'] as const
export type Action = (typeof standardActions)[number]
/** The standard actions that may ask for more than a record's values. */
export type AskingAction = 'create' | 'edit' | 'delete'
/** The icons of resources in menus. */
export const icons = [
  'backpack',
  'badge',
  'book',
  'bubble',
  'briefcase',
  'building',
  'calendar',
  'document',
  'envelope',
  'history',
  'invitation',
  'key',
  'megaphone',
  'people',
  'pictures',
  'signpost',
  'slides',
  'star',
  'umbrella',
  'web',
] as const
export type Icon = (typeof icons)[number]
export type Fields = Readonly<Record<string, Field>>

/** How the site's full-text search indexes records, the title with the highest weight. It finds only what visitors may read. */
export interface PublicSearch {
  /** The path of a record's page; `{field}` is replaced by the field's value, percent-encoded, `{id}` by the record's id. */
  address: string
  /** The select field whose value is shown as a result's kind; by default that is the resource's `singular`. */
  kind?: string
  /** Fields of the second weight (`lead`) and of the lowest (`body`). */
  lead?: readonly string[]
  body?: readonly string[]
  /** The day or datetime field that ranks newer records first. */
  newest: string
  /** The column with the time of the last change of content, if there is one. */
  edited?: string
}

/** The list of a resource and the page of each record, on the site. */
export interface PublicPage {
  /** The list's address, `/lost-and-found`; a record is at `/lost-and-found/7`. */
  path: string
  /** The fields that an entry of the list shows besides its title. */
  list: readonly string[]
  /** The fields of a record's page. */
  show: readonly string[]
  /** The sentence of an empty list. */
  empty: string
}

/** How a body shows records of a resource, where that doesn't follow from its fields. */
export interface BodyViews {
  /** The columns of a table, where a body names none; by default all that visitors' lists carry. */
  columns?: readonly string[]
  /** What cards, facts and a directory show of a record besides its title. */
  facts?: readonly string[]
  /** The field with the address of the page to which a record's title leads. */
  link?: string
  /**
   * Records of another resource that name one of this by their field `by`, in their fields `name` and `term`. Those whose field
   * `head` is true are its first facts; a directory lists all of them where there are others.
   */
  members?: { resource: string; by: string; head: string; name: string; term: string }
  /** The fields with a portrait and what it shows: a table shows those once half of its records have one. */
  portrait?: { picture: string; alt: string }
  /** The field by which they stand, where that isn't the order of lists. */
  order?: string
  /** Whether what has no place in that order stands before all others, and not behind them. */
  unplacedFirst?: boolean
  /** The names of columns that are called otherwise than their fields. */
  labels?: Readonly<Record<string, string>>
  /** What a card says, where it isn't the title with facts beneath. */
  card?: CardView
}

/** A card: words over the title, a text beneath it in which `[words](address)` is a link, and a file with its size. */
export interface CardView {
  over?: readonly string[]
  text: string
  /** What stands before the link of the file. Without it the title leads to the file. */
  by?: string
  file: string
}

/** How drafts wait over live records. Whoever may only edit drafts writes them; what is live is changed by who may publish. */
export interface Drafts {
  /** The datetime field that is null while a record isn't live; without one, all records are. */
  live?: string
}

/** A resource's declaration, from which types, API, permissions, log and screens follow. */
export interface Resource<F extends Fields = Fields, A extends string = string> {
  /** The plural, in API paths and permissions: `updates`, `job-openings`. */
  name: string
  /** The singular, in sentences and, with dashes, in the dashboard's paths: `update`, `job opening`. */
  singular: string
  /** The name in menus and headings: `Updates`. */
  label: string
  /** What staff use it for, in a sentence or two that the staff guide begins with. */
  purpose?: string
  /** The field by which people know a record; of a singleton they know the label. */
  title: string
  actions: readonly Action[]
  /** There is one record, made by its migration, whose id is 1. It is shown and edited at `/api/contact`, without an id. */
  singleton?: boolean
  /** The permissions of actions that have another than their own (`edit updates`): `{ list: 'invite users' }`. */
  permissions?: Readonly<Partial<Record<string, string>>>
  /** Further actions on one record, by name. */
  customActions: Readonly<Record<A, CustomAction>>
  /**
   * What the calls that create, edit or delete a record ask for besides its values, by kinds. Hooks are given it, and nothing keeps
   * it: it isn't there in an import, a restore or an earlier version.
   */
  asks?: Readonly<Partial<Record<AskingAction, Fields>>>
  /** Its actions that change what people may do: a session alone must not suffice, so the password is asked for again. */
  sensitive?: readonly (Action | A)[]
  /** Actions that need no account. */
  public: readonly Action[]
  /** Whether editors work with it although visitors don't read it by itself: the role Editor begins with its permissions. */
  editorial?: boolean
  /** Whether its records travel in the college's folder, and say which of their fields are still the sample's. */
  inFolder?: boolean
  /** Which records visitors read, by values that these fields must have: `{ status: 'published' }`. By default all. */
  visibleWhere?: Readonly<Record<string, string | number>>
  /** The day field before which visitors don't read a record, and that after which they don't; without a day they do. */
  visibleFrom?: string
  expiresAt?: string
  /** The datetime fields at which, and one day before which, cached public pages expire. */
  invalidateAt?: readonly string[]
  /** How the site's search indexes its records; without it, it doesn't. */
  publicSearch?: PublicSearch
  /** The page of the site, by its address, that shows what its records say. */
  shownAt?: string
  /** Its list and pages on the site. */
  page?: PublicPage
  /** How bodies show its records. */
  inBodies?: BodyViews
  /** Whether what people write over its live records waits as drafts until somebody publishes it. */
  drafts?: Drafts
  /** Its records lie beneath one another, in an order of their own. */
  tree?: Tree
  /** Its records are looked at again: the field with the role that does, and that with the day by which. */
  checked?: { by: string; due: string }
  /**
   * To which part of the site a record belongs that has no address of its own, since roles may be held to parts: an address, or
   * the field that holds one or names a record that has one.
   */
  within?: string
  /**
   * Its records are redirects, from the address in one field to the page in the other. An address that changes leaves one. One
   * resource says so.
   */
  redirect?: { from: string; to: string }
  fields: F
  /** What stands above a field of the form, where many fields need an order that people see. */
  headings?: Readonly<Partial<Record<string, string>>>
  /** Fields that few records need: the form folds them, at its end. */
  rare?: readonly string[]
  /** What is wrong with a record's values together, a message by field. Forms, API and import ask it. */
  check?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
  /** Its icon in menus. */
  icon: Icon
  /** The heading under which menus have it, with all others that name the same one. */
  group?: string
  /** The default sort order of a list. */
  order: readonly [field: string, direction: 'ASC' | 'DESC']
  /** The fields that `q` searches. */
  search: readonly string[]
  /** Whether `q` and `_q` filters use a trigram index of `search`, for long lists. A migration creates the index. */
  searchIndex?: boolean
  /** Sets of fields whose values together must be unique. */
  unique: readonly (readonly string[])[]
  /** Fields whose values are never logged, for the privacy of people outside the college. */
  unlogged?: readonly string[]
  /** Whether staff may make records of a CSV file, where the engine creates them; by default they may. */
  csvIn?: boolean
  /**
   * What the dashboard says in Filipino for a college's own texts, by the English ones, also the singular and the plural; `%{0}`
   * stands for a record's title.
   */
  filipino?: Readonly<Record<string, string>>
  /** Paths below /dashboard; `:id` stands for the record's id. */
  paths: Readonly<Record<'list' | 'create' | 'show' | 'edit', string>>
  /** The text of an empty list. */
  empty?: string
  /** Error messages for a failed read. */
  failure: Readonly<{ list?: string; show?: string }>
}

type Declaration<N extends string, F extends Fields, A extends string> = Pick<
  Resource<F>,
  'singular' | 'label' | 'actions' | 'fields'
> &
  Partial<Omit<Resource<F>, 'paths' | 'customActions' | 'sensitive' | 'permissions' | 'headings'>> & {
    name: N
    title: string & keyof F
    /** Sentences below the inputs of fields, which the staff guide repeats. They become the fields' `help`. */
    help?: Readonly<Partial<Record<string & keyof F, string>>>
    headings?: Readonly<Partial<Record<string & keyof F, string>>>
    customActions?: Readonly<Record<A, ActionDeclaration<string & keyof F>>>
    permissions?: Readonly<Partial<Record<Action | 'publish' | 'move' | NoInfer<A>, string>>>
    sensitive?: readonly (Action | NoInfer<A>)[]
    paths?: Partial<Resource['paths']>
  }

/**
 * Declares a resource and fills in the defaults: lists at `/updates`, one record at `/update/7`, newest first, searched by
 * title. A singleton's form is at `/contact`, and a tree is in its own order.
 */
export const defineResource = <
  const N extends string,
  const F extends Fields,
  const A extends string = never,
>({
  help,
  ...declaration
}: Declaration<N, F, A>): Resource<F, A> & { name: N } => {
  const { singleton = false, tree } = declaration
  const list = `/${declaration.name}`
  const one = `/${declaration.singular.replaceAll(' ', '-')}`
  const customActions = Object.entries<ActionDeclaration>(declaration.customActions ?? {}).map(
    ([name, action]) => [name, completeAction(declaration, name, action)],
  )
  return {
    public: [],
    icon: 'document',
    order: singleton ? ['id', 'ASC'] : tree ? [tree.place, 'ASC'] : ['created_at', 'DESC'],
    search: [declaration.title],
    unique: [],
    failure: {},
    ...declaration,
    fields: addHelp(declaration.fields, help ?? {}),
    customActions: Object.fromEntries(customActions) as Record<A, CustomAction>,
    paths: {
      list,
      create: one,
      show: singleton ? list : `${one}/:id`,
      edit: singleton ? list : `${one}/:id/edit`,
      ...declaration.paths,
    },
  }
}

const addHelp = <F extends Fields>(fields: F, help: Readonly<Partial<Record<string, string>>>): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      help[name] === undefined ? field : { ...field, help: help[name] },
    ]),
  ) as F

/** The plural of a resource in a sentence: `job openings`. */
export const pluralName = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('-', ' ')

/** What a call that creates or edits a record takes: its fields, and what is asked for besides. */
export const takenFields = (
  { fields, asks }: Pick<Resource, 'fields' | 'asks'>,
  action: AskingAction,
): Fields => (asks?.[action] ? { ...fields, ...asks[action] } : fields)

/** The path of one record in the API: `/api/updates/7`, or `/api/contact` where there is only one. */
export const recordPath = (
  { name, singleton = false }: Pick<Resource, 'name' | 'singleton'>,
  id: number | string,
): string => (singleton ? `/api/${name}` : `/api/${name}/${encodeURIComponent(id)}`)

/** The same as the pattern of a route, with `:id` for the id. */
export const recordRoute = (resource: Pick<Resource, 'name' | 'singleton'>): string =>
  resource.singleton ? `/api/${resource.name}` : `/api/${resource.name}/:id`

/** By what people know a record, in English. */
export const recordTitle = (
  { title, label, singleton = false }: Pick<Resource, 'title' | 'label' | 'singleton'>,
  record: Readonly<Record<string, unknown>>,
): string => (singleton ? label : String(record[title]))

/** The permission for one action on one resource: `edit updates`, unless the resource names another for it. */
export const permissionName = (action: string, resource: Pick<Resource, 'name' | 'permissions'>): string =>
  resource.permissions?.[action] ?? `${action} ${resource.name}`

/** The permission to publish drafts of a resource, and to change what is live. */
export const publishPermission = (resource: Pick<Resource, 'name' | 'permissions'>): string =>
  permissionName('publish', resource)

/** Whether a record of a resource with drafts is live. */
export const isLive = (
  { drafts }: Pick<Resource, 'drafts'>,
  record: Readonly<Record<string, unknown>>,
): boolean => drafts?.live === undefined || record[drafts.live] != null

/** A record of the resource in the API's replies. */
export type RecordOf<R> =
  R extends Resource<infer F> ? { id: number } & { [K in keyof F]: OrNull<F[K], Value<F[K]>> } : never

/** The input to create or edit a record, with relations as ids. */
export type InputOf<R> =
  R extends Resource<infer F>
    ? { [K in WrittenKeys<F> as InputKey<F, K>]: OrNull<F[K], InputValue<F[K]>> }
    : never

type Value<F> = F extends BaseField<infer Read, infer _Written> ? Read : never
type InputValue<F> = F extends BaseField<infer _Read, infer Written> ? Written : never
type OrNull<F, V> = F extends { required: false } ? V | null : V
type WrittenKeys<F> = { [K in keyof F]: F[K] extends { readOnly: true } ? never : K }[keyof F]
type InputKey<F, K extends keyof F> = F[K] extends { input: infer I extends string } ? I : K
