import type { Tree } from './tree/tree.ts'

/**
 * The parts of a declaration that name its own fields. `defineResource` takes `Name`, `Day` and `Datetime` from the declared
 * fields, so a typo doesn't compile; in any resource they are texts.
 */
export interface NamedFields<
  Name extends string = string,
  Day extends string = Name,
  Datetime extends string = Name,
> {
  /** The values that a record's fields must have before visitors can read it: `{ status: 'published' }`. By default none. */
  visibleWhere?: Readonly<Partial<Record<Name, string | number>>>
  /** The day field before which visitors can't read a record; a record without that day is readable. */
  visibleFrom?: Day
  /** The day field after which visitors can't read a record; a record without that day stays readable. */
  expiresAt?: Day
  /** The datetime fields at which, and one day before which, cached public pages expire. */
  invalidateAt?: readonly Datetime[]
  /** How the site's search indexes records. By default the site doesn't search them. */
  publicSearch?: PublicSearch<Name, Day | Datetime>
  /** The list and pages of records on the site. */
  page?: PublicPage<Name>
  /** How bodies show records. */
  inBodies?: BodyViews<Name>
  /** Keeps edits of live records as drafts until somebody publishes them. */
  drafts?: Drafts<Datetime>
  /** Gives records a parent and an order among its children. */
  tree?: Tree<Name>
  /** A regular review of each record: the field with the role that reviews it, and the field with the day by which. */
  checked?: { by: Name; due: Day }
  /**
   * The part of the site to which a record without an address belongs, since roles may be limited to parts: an address, or the
   * field with an address or with a record that has one.
   */
  within?: Name | `/${string}`
  /**
   * Its records are redirects, from the address in one field to the page in the other. A changed address adds a redirect. Only
   * one resource has redirects.
   */
  redirect?: { from: Name; to: Name }
  /** Headings above fields of a long form. */
  headings?: Readonly<Partial<Record<Name, string>>>
  /** Fields that few records need: the form folds them, at its end. */
  rare?: readonly Name[]
  /** The default sort order of a list. */
  order: readonly [field: Name | 'id', direction: 'ASC' | 'DESC']
  /** The fields that `q` searches. */
  search: readonly Name[]
  /** Sets of fields whose values together must be unique. */
  unique: readonly (readonly Name[])[]
  /** Fields whose values are never logged, for the privacy of people outside the college. */
  unlogged?: readonly Name[]
}

/** How the site's full-text search indexes records, the title with the highest weight. It finds only what visitors may read. */
export interface PublicSearch<Name extends string = string, Moment extends string = Name> {
  /** The path of a record's page; `{field}` is replaced by the field's value, percent-encoded, `{id}` by the record's id. */
  address: string
  /** The select field whose value is shown as a result's kind; by default that is the resource's `singular`. */
  kind?: Name
  /** Fields of the second weight (`lead`) and of the lowest (`body`). */
  lead?: readonly Name[]
  body?: readonly Name[]
  /** The day or datetime field that ranks newer records first. */
  newest: Moment
  /** The column with the time of the last change of content, if there is one. It needs no field. */
  edited?: string
}

/** The list of a resource and the page of each record, on the site. */
export interface PublicPage<Name extends string = string> {
  /** The list's address, `/lost-and-found`; a record is at `/lost-and-found/7`. */
  path: string
  /** The fields that an entry of the list shows besides its title. */
  list: readonly Name[]
  /** The fields of a record's page. */
  show: readonly Name[]
  /** The sentence of an empty list. */
  empty: string
}

/** How a body shows records of a resource, if that doesn't follow from its fields. */
export interface BodyViews<Name extends string = string> {
  /** The columns of a table, unless a body names others; by default all fields of visitors' lists. */
  columns?: readonly Name[]
  /** The fields that cards, facts and a directory show of a record besides its title. */
  facts?: readonly Name[]
  /** The field with the address of the page to which a record's title links. */
  link?: Name
  /**
   * Records of another resource that name one of this by their field `by`, in their fields `name` and `term`. Those whose field
   * `head` is true are its first facts; a directory lists all of them if there are others.
   */
  members?: { resource: string; by: string; head: string; name: string; term: string }
  /** The fields with a portrait and its alternative text: a table shows them once half of its records have one. */
  portrait?: { picture: Name; alt: Name }
  /** The sort field, if it isn't that of lists. */
  order?: Name
  /** Whether records without a value in that field come first instead of last. */
  unplacedFirst?: boolean
  /** The names of columns that differ from their fields' labels. */
  labels?: Readonly<Partial<Record<Name, string>>>
  /** The content of a card, if it isn't the title with facts beneath. */
  card?: CardView<Name>
}

/** A card: words over the title, a text beneath it in which `[words](address)` is a link, and a file with its size. */
export interface CardView<Name extends string = string> {
  over?: readonly Name[]
  text: Name
  /** The field before the link of the file. Without it the title links to the file. */
  by?: Name
  file: Name
}

/** How drafts wait over live records. Whoever may only edit drafts writes them; what is live is changed by who may publish. */
export interface Drafts<Name extends string = string> {
  /** The datetime field that is null while a record isn't live; without one, all records are. */
  live?: Name
}
