import { completeAction, type ActionDeclaration, type CustomAction } from './custom-action.ts'
import type { Icon } from './icons.ts'
import type { Field } from './kinds/index.ts'
import type { BaseField } from './kinds/kind.ts'
import { sortPosition } from './lists/position-field.ts'
import type { NamedFields } from './named-fields.ts'
import { defaultSections, type SectionRule } from './sections.ts'

/** Standard actions on a resource. Each is a permission (`edit updates`). */
export const standardActions = ['list', 'show', 'create', 'edit', 'delete'] as const
export type Action = (typeof standardActions)[number]
/** Standard actions that may request more than a record's values. */
export type AskingAction = 'create' | 'edit' | 'delete'
export type Fields = Readonly<Record<string, Field>>

/** Declaration of a resource, from which types, API, permissions, log and screens follow. */
export interface Resource<F extends Fields = Fields, A extends string = string> extends NamedFields {
  /** Plural, in API paths and permissions: `updates`, `job-openings`. */
  name: string
  /** Singular, in sentences and, with dashes, in the dashboard's paths: `update`, `job opening`. */
  singular: string
  /** Name in menus and headings: `Updates`. */
  label: string
  /** Purpose for staff in a sentence or two, at the beginning of its guide. */
  purpose?: string
  /** Field that identifies a record for people; a singleton is identified by its label. */
  title: string
  actions: readonly Action[]
  /** True for a single record with id 1, created by its migration. It is shown and edited at `/api/contact`, without an id. */
  singleton?: boolean
  /** Permissions of actions that differ from their own (`edit updates`): `{ list: 'invite users' }`. */
  permissions?: Readonly<Partial<Record<string, string>>>
  /** Custom actions on one record, by name. */
  customActions: Readonly<Record<A, CustomAction>>
  /**
   * Values, by kind, that calls to create, edit or delete a record request in addition to its fields. Hooks receive them, and
   * nothing stores them: an import, a restore or an earlier version lacks them.
   */
  asks?: Readonly<Partial<Record<AskingAction, Fields>>>
  /** Actions that change permissions. They require the password again, because a session alone must not suffice. */
  sensitive?: readonly (Action | A)[]
  /** Actions that need no account. */
  public: readonly Action[]
  /** True for content of editors that visitors don't read directly: the role Editor starts with its permissions. */
  editorial?: boolean
  /** True if its records are part of the college's folder, and mark fields that still have the sample's values. */
  inFolder?: boolean
  /** Address of the page that shows its records. */
  shownAt?: string
  /**
   * Effect of a role's limit to sections. By default, records with an address, a page or `within` are `within` sections, and
   * all others need the permission for the `whole` site. A declaration may make the limit `ignored`.
   */
  sections: SectionRule
  fields: F
  /** Contradictions between a record's values, as messages by field. Forms, API and import call it. */
  check?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
  /** Icon in menus. */
  icon: Icon
  /** Heading in menus, shared with other resources that name the same one. */
  group?: string
  /** True if `q` and `_q` filters use a trigram index of `search`, for long lists. A migration creates the index. */
  searchIndex?: boolean
  /** True (the default) if staff may import its records from CSV files. */
  csvIn?: boolean
  /**
   * Filipino texts of a college's own resource, by the English ones, including singular and plural; `%{0}` is the record's
   * title.
   */
  filipino?: Readonly<Record<string, string>>
  /** Paths below /dashboard; `:id` is the record's id. */
  paths: Readonly<Record<'list' | 'create' | 'show' | 'edit', string>>
  /** Text of an empty list. */
  empty?: string
  /** Position of new records in a list sorted by hand; undefined for another order. */
  byHand?: 'first' | 'last' | undefined
  /** Error messages of failed reads. */
  failure: Readonly<{ list?: string; show?: string }>
}

/** Names of the fields of a kind. */
type FieldOfKind<F extends Fields, K extends Field['kind']> = {
  [N in string & keyof F]: F[N] extends { kind: K } ? N : never
}[string & keyof F]

type OwnFields<F extends Fields> = NamedFields<
  string & keyof F,
  FieldOfKind<F, 'day'>,
  FieldOfKind<F, 'datetime'>
>

type Declaration<N extends string, F extends Fields, A extends string> = Pick<
  Resource<F>,
  'singular' | 'label' | 'actions' | 'fields'
> &
  Partial<
    Omit<Resource<F>, keyof NamedFields | 'paths' | 'customActions' | 'sensitive' | 'permissions' | 'byHand'>
  > &
  Partial<Omit<OwnFields<F>, 'order'>> & {
    /**
     * Default sort order of a list: a field, or by hand. People then move records by dragging or with the keyboard, and the
     * resource has the column `sort_position`. New records come last, or first.
     */
    order?: OwnFields<F>['order'] | 'by hand' | 'by hand, new first'
    name: N
    title: string & keyof F
    /** Help texts below inputs, which the staff guide repeats. They become the fields' `help`. */
    help?: Readonly<Partial<Record<string & keyof F, string>>>
    customActions?: Readonly<Record<A, ActionDeclaration<string & keyof F>>>
    permissions?: Readonly<Partial<Record<Action | 'publish' | 'move' | NoInfer<A>, string>>>
    sensitive?: readonly (Action | NoInfer<A>)[]
    paths?: Partial<Resource['paths']>
  }

/**
 * Declares a resource and fills in the defaults: lists at `/updates`, one record at `/update/7`, newest first, searched by
 * title. A singleton's form is at `/contact`, and a tree has its own order.
 */
export const defineResource = <
  const N extends string,
  const F extends Fields,
  const A extends string = never,
>({
  help,
  order,
  ...declaration
}: Declaration<N, F, A>): Resource<F, A> & { name: N } => {
  const { singleton = false, tree } = declaration
  const list = `/${declaration.name}`
  const one = `/${declaration.singular.replaceAll(' ', '-')}`
  const isByHand = typeof order === 'string'
  const customActions = Object.entries<ActionDeclaration>(declaration.customActions ?? {}).map(
    ([name, action]) => [name, completeAction(declaration, name, action)],
  )
  return {
    public: [],
    icon: 'document',
    order: isByHand
      ? [sortPosition, 'ASC']
      : (order ?? (singleton ? ['id', 'ASC'] : tree ? [tree.place, 'ASC'] : ['created_at', 'DESC'])),
    ...(isByHand && { byHand: order === 'by hand' ? 'last' : 'first' }),
    search: [declaration.title],
    unique: [],
    failure: {},
    sections: defaultSections(declaration),
    ...declaration,
    fields: { ...addHelp(declaration.fields, help ?? {}), ...(isByHand && handPosition) },
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

/** Written without `text`: the sign-in page loads declarations but not the kinds of fields. */
const handPosition = {
  [sortPosition]: {
    kind: 'text',
    label: 'Position',
    max: 255,
    required: true,
    readOnly: true,
    inList: true,
    apiOnly: true,
  },
} as const

const addHelp = <F extends Fields>(fields: F, help: Readonly<Partial<Record<string, string>>>): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      help[name] === undefined ? field : { ...field, help: help[name] },
    ]),
  ) as F

/** Plural of a resource in a sentence: `job openings`. */
export const pluralName = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('-', ' ')

/** Body of a call that creates or edits a record: its fields, and additionally requested values. */
export const takenFields = (
  { fields, asks }: Pick<Resource, 'fields' | 'asks'>,
  action: AskingAction,
): Fields => (asks?.[action] ? { ...fields, ...asks[action] } : fields)

/** Path of one record in the API: `/api/updates/7`, or `/api/contact` for a singleton. */
export const recordPath = (
  { name, singleton = false }: Pick<Resource, 'name' | 'singleton'>,
  id: number | string,
): string => (singleton ? `/api/${name}` : `/api/${name}/${encodeURIComponent(id)}`)

/** The same as a route pattern, with `:id` for the id. */
export const recordRoute = (resource: Pick<Resource, 'name' | 'singleton'>): string =>
  resource.singleton ? `/api/${resource.name}` : `/api/${resource.name}/:id`

/** Title of a record, in English. */
export const recordTitle = (
  { title, label, singleton = false }: Pick<Resource, 'title' | 'label' | 'singleton'>,
  record: Readonly<Record<string, unknown>>,
): string => (singleton ? label : String(record[title]))

/** Permission for an action on a resource: `edit updates`, unless the resource names another one. */
export const permissionName = (action: string, resource: Pick<Resource, 'name' | 'permissions'>): string =>
  resource.permissions?.[action] ?? `${action} ${resource.name}`

/** Permission to publish drafts of a resource and to change published records. */
export const publishPermission = (resource: Pick<Resource, 'name' | 'permissions'>): string =>
  permissionName('publish', resource)

/** True if a record of a resource with drafts is published. */
export const isLive = (
  { drafts }: Pick<Resource, 'drafts'>,
  record: Readonly<Record<string, unknown>>,
): boolean => drafts?.live === undefined || record[drafts.live] != null

/** A record of the resource in the API's replies. */
export type RecordOf<R> =
  R extends Resource<infer F> ? { id: number } & { [K in keyof F]: OrNull<F[K], Value<F[K]>> } : never

/** Input to create or edit a record, with relations as ids. */
export type InputOf<R> =
  R extends Resource<infer F>
    ? { [K in WrittenKeys<F> as InputKey<F, K>]: OrNull<F[K], InputValue<F[K]>> }
    : never

type Value<F> = F extends BaseField<infer Read, infer _Written> ? Read : never
type InputValue<F> = F extends BaseField<infer _Read, infer Written> ? Written : never
type OrNull<F, V> = F extends { required: false } ? V | null : V
type WrittenKeys<F> = { [K in keyof F]: F[K] extends { readOnly: true } ? never : K }[keyof F]
type InputKey<F, K extends keyof F> = F[K] extends { input: infer I extends string } ? I : K
