import { completeAction, type ActionDeclaration, type CustomAction } from './custom-action.ts'
import type { Icon } from './icons.ts'
import type { Field } from './kinds/index.ts'
import type { BaseField } from './kinds/kind.ts'
import type { NamedFields } from './named-fields.ts'
import { defaultSections, type SectionRule } from './sections.ts'

/** The standard actions on a resource. Each is a permission (`edit updates`). */
export const standardActions = ['list', 'show', 'create', 'edit', 'delete'] as const
export type Action = (typeof standardActions)[number]
/** The standard actions that may ask for more than a record's values. */
export type AskingAction = 'create' | 'edit' | 'delete'
export type Fields = Readonly<Record<string, Field>>

/** A resource's declaration, from which types, API, permissions, log and screens follow. */
export interface Resource<F extends Fields = Fields, A extends string = string> extends NamedFields {
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
  /** The page of the site, by its address, that shows what its records say. */
  shownAt?: string
  /**
   * The effect that a role's limit to sections has on it. By default records that have an address, a page or `within` are `within`
   * sections, and all others need the permission for the `whole` site. A declaration may say that the limit is `ignored`.
   */
  sections: SectionRule
  fields: F
  /** What is wrong with a record's values together, a message by field. Forms, API and import ask it. */
  check?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
  /** Its icon in menus. */
  icon: Icon
  /** The heading under which menus have it, with all others that name the same one. */
  group?: string
  /** Whether `q` and `_q` filters use a trigram index of `search`, for long lists. A migration creates the index. */
  searchIndex?: boolean
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

/** The names of the fields of a kind. */
type FieldOfKind<F extends Fields, K extends Field['kind']> = {
  [N in string & keyof F]: F[N] extends { kind: K } ? N : never
}[string & keyof F]

type Declaration<N extends string, F extends Fields, A extends string> = Pick<
  Resource<F>,
  'singular' | 'label' | 'actions' | 'fields'
> &
  Partial<Omit<Resource<F>, keyof NamedFields | 'paths' | 'customActions' | 'sensitive' | 'permissions'>> &
  Partial<NamedFields<string & keyof F, FieldOfKind<F, 'day'>, FieldOfKind<F, 'datetime'>>> & {
    name: N
    title: string & keyof F
    /** Sentences below the inputs of fields, which the staff guide repeats. They become the fields' `help`. */
    help?: Readonly<Partial<Record<string & keyof F, string>>>
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
    sections: defaultSections(declaration),
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
