import type { Tree } from './tree/tree.ts'

/**
 * Parts of a declaration that name its own fields. `defineResource` takes `Name`, `Day` and `Datetime` from the declared
 * fields, so a typo doesn't compile; in any resource they are texts.
 */
export interface NamedFields<
  Name extends string = string,
  Day extends string = Name,
  Datetime extends string = Name,
> {
  /** Values that a record's fields must have before visitors can read it: `{ status: 'published' }`. None by default. */
  visibleWhere?: Readonly<Partial<Record<Name, string | number>>>
  /** Day field before which visitors can't read a record; a record without that day is readable. */
  visibleFrom?: Day
  /** Day field after which visitors can't read a record; a record without that day stays readable. */
  expiresAt?: Day
  /** Datetime fields at which, and one day before which, cached public pages expire. */
  invalidateAt?: readonly Datetime[]
  /** Indexing of records by the site's search. By default, the site doesn't search them. */
  publicSearch?: PublicSearch<Name, Day | Datetime>
  /** List and pages of records on the site. */
  page?: PublicPage<Name>
  /** Views of records in bodies. */
  inBodies?: BodyViews<Name>
  /** Stores edits of published records as drafts until somebody publishes them. */
  drafts?: Drafts<Datetime>
  /** Gives records a parent and a position among its children. */
  tree?: Tree<Name>
  /** Regular review of each record: the field with the owner's role, and the field with the due day. */
  checked?: { by: Name; due: Day }
  /**
   * Section of records without an address, because roles may be limited to sections: an address, or the field with an address
   * or with a record that has one.
   */
  within?: Name | `/${string}`
  /**
   * Its records are redirects, from the address in one field to the page in the other. A changed address adds a redirect. Only
   * one resource has redirects.
   */
  redirect?: { from: Name; to: Name }
  /** Headings above fields of a long form. */
  headings?: Readonly<Partial<Record<Name, string>>>
  /** Rarely used fields, folded at the end of the form. */
  rare?: readonly Name[]
  /** Default sort order of a list. */
  order: readonly [field: Name | 'id', direction: 'ASC' | 'DESC']
  /** Fields searched by `q`. */
  search: readonly Name[]
  /** Sets of fields whose values together must be unique. */
  unique: readonly (readonly Name[])[]
  /** Fields whose values are never logged, for the privacy of people outside the college. */
  unlogged?: readonly Name[]
}

/** Indexing of records by the site's full-text search, with the highest weight on the title. It only finds public records. */
export interface PublicSearch<Name extends string = string, Moment extends string = Name> {
  /** Path of a record's page; `{field}` is replaced by the field's value, percent-encoded, `{id}` by the record's id. */
  address: string
  /** Select field shown as a result's kind; the resource's `singular` by default. */
  kind?: Name
  /** Fields of the second weight (`lead`) and of the lowest (`body`). */
  lead?: readonly Name[]
  body?: readonly Name[]
  /** Day or datetime field that ranks newer records first. */
  newest: Moment
  /** Column with the time of the last change of content, if any. It needs no field. */
  edited?: string
}

/** List of a resource and page of each record, on the site. */
export interface PublicPage<Name extends string = string> {
  /** Address of the list, `/lost-and-found`; a record is at `/lost-and-found/7`. */
  path: string
  /** Fields in an entry of the list, after its title. */
  list: readonly Name[]
  /** Fields of a record's page. */
  show: readonly Name[]
  /** Sentence of an empty list. */
  empty: string
}

/** Views of a resource's records in bodies, if they don't follow from its fields. */
export interface BodyViews<Name extends string = string> {
  /** Columns of a table, unless a body names others; all fields of visitors' lists by default. */
  columns?: readonly Name[]
  /** Fields in cards, facts and a directory, after the title. */
  facts?: readonly Name[]
  /** Field with the address that a record's title links to. */
  link?: Name
  /**
   * Records of another resource that reference this one with their field `by`, shown by their fields `name` and `term`. Those
   * whose field `head` is true come first in facts; a directory lists all of them if there are others.
   */
  members?: { resource: string; by: string; head: string; name: string; term: string }
  /** Fields with a portrait and its alternative text. A table shows them once half of its records have one. */
  portrait?: { picture: Name; alt: Name }
  /** Sort field, if it differs from that of lists. */
  order?: Name
  /** Names of columns that differ from their fields' labels. */
  labels?: Readonly<Partial<Record<Name, string>>>
  /** Content of a card, if it isn't the title with facts below. */
  card?: CardView<Name>
}

/** A card: text above the title, text below it in which `[words](address)` is a link, and a file with its size. */
export interface CardView<Name extends string = string> {
  over?: readonly Name[]
  text: Name
  /** Field before the file link. Without it, the title links to the file. */
  by?: Name
  file: Name
}

/**
 * Drafts of published records. People with edit permission write drafts; people with publish permission change published
 * records.
 */
export interface Drafts<Name extends string = string> {
  /** Datetime field that is null while a record is unpublished; without one, all records are published. */
  live?: Name
}
