import type { Field } from './kinds/index.ts'
import type { BaseField } from './kinds/kind.ts'

/** What may be done to a resource's records. Each action is a permission (`edit updates`). */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'activate' | 'resend'
/** The pictures that a menu can show beside a resource's name. */
export type Icon =
  | 'badge'
  | 'book'
  | 'bubble'
  | 'briefcase'
  | 'building'
  | 'calendar'
  | 'document'
  | 'envelope'
  | 'history'
  | 'key'
  | 'megaphone'
  | 'people'
  | 'pictures'
  | 'star'
  | 'umbrella'
export type Fields = Readonly<Record<string, Field>>

/** How the public finds records by their words, the title's before all: what visitors may see is found, and nothing else. */
export interface PublicSearch {
  /** The page that shows a record; `{field}` stands for its value there, percent-encoded, `{id}` for its number. */
  address: string
  /** The choice that says what a record is; else it is what the resource calls one. */
  kind?: string
  /** Fields whose words weigh less than the title's, and those that weigh least. */
  lead?: readonly string[]
  body?: readonly string[]
  /** The day or moment by which newer ones come first. */
  newest: string
  /** The column that tells when its content was last changed, where there is one. */
  edited?: string
}

/** One resource, declared: everything else (types, API, permissions, log, screens) follows from it. */
export interface Resource<F extends Fields = Fields> {
  /** Plural, in the API's path and in permissions: `updates`, `job-openings`. */
  name: string
  /** One of them, in sentences and, with dashes, in addresses: `update`, `job opening`. */
  singular: string
  /** What menus and headings call it: `Updates`. */
  label: string
  /** The field that names a record to people. */
  title: string
  actions: readonly Action[]
  /** Actions that need no account. */
  public: readonly Action[]
  /** The day field after which a record is only for people who may list them. */
  expiresAt?: string
  /** The moment fields at which, and a day before which, the public's pages say something else by themselves. */
  invalidateAt?: readonly string[]
  /** Whether, and how, the site's search finds its records. */
  publicSearch?: PublicSearch
  fields: F
  /** Its picture in menus. */
  icon: Icon
  /** How a list is sorted unless asked otherwise. */
  order: readonly [field: string, direction: 'ASC' | 'DESC']
  /** Fields that `q` searches, and that together must be unique. */
  search: readonly string[]
  /** Whether a list grows so long that `q` and what a text holds are looked up in an index, which a migration makes of `search`. */
  searchIndex?: boolean
  unique: readonly (readonly string[])[]
  /** Fields whose values no log entry tells: what people outside the college confided. */
  unlogged?: readonly string[]
  /** Addresses under /dashboard; `:id` stands for the record's id. */
  paths: Readonly<Record<'list' | 'create' | 'show' | 'edit', string>>
  /** What an empty list says. */
  empty?: string
  /** Fixed texts for when reading fails. */
  failure: Readonly<{ list?: string; show?: string }>
}

type Declaration<N extends string, F extends Fields> = Pick<
  Resource<F>,
  'singular' | 'label' | 'actions' | 'fields'
> &
  Partial<Omit<Resource<F>, 'paths'>> & {
    name: N
    title: string & keyof F
    paths?: Partial<Resource['paths']>
  }

/**
 * Declares a resource and fills in what follows by rule: lists at `/updates`, one record at `/update/7`,
 * newest first, searched by title.
 */
export const defineResource = <const N extends string, const F extends Fields>(
  declaration: Declaration<N, F>,
): Resource<F> & { name: N } => {
  const one = `/${declaration.singular.replaceAll(' ', '-')}`
  return {
    public: [],
    icon: 'document',
    order: ['created_at', 'DESC'],
    search: [declaration.title],
    unique: [],
    failure: {},
    ...declaration,
    paths: {
      list: `/${declaration.name}`,
      create: one,
      show: `${one}/:id`,
      edit: `${one}/:id/edit`,
      ...declaration.paths,
    },
  }
}

/** What several of a resource's records are called in a sentence: `job openings`. */
export const pluralName = ({ name }: Pick<Resource, 'name'>): string => name.replaceAll('-', ' ')

/** The permission for one action on one resource: `edit updates`. */
export const permissionName = (action: Action, resource: Pick<Resource, 'name'>): string =>
  `${action} ${resource.name}`

/** A record of the resource as the API answers it. */
export type RecordOf<R> =
  R extends Resource<infer F> ? { id: number } & { [K in keyof F]: OrNull<F[K], Value<F[K]>> } : never

/** What a person may send to make or change a record, relations as ids. */
export type InputOf<R> =
  R extends Resource<infer F>
    ? { [K in WrittenKeys<F> as InputKey<F, K>]: OrNull<F[K], InputValue<F[K]>> }
    : never

type Value<F> = F extends BaseField<infer Read, infer _Written> ? Read : never
type InputValue<F> = F extends BaseField<infer _Read, infer Written> ? Written : never
type OrNull<F, V> = F extends { required: false } ? V | null : V
type WrittenKeys<F> = { [K in keyof F]: F[K] extends { readOnly: true } ? never : K }[keyof F]
type InputKey<F, K extends keyof F> = F[K] extends { input: infer I extends string } ? I : K
