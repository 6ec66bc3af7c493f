import type { Resource } from '@kampana/engine-declare/resource'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import { mapValues } from 'es-toolkit'
import { createContext, use, type ComponentType } from 'react'
import type { DataProvider, Identifier, RaRecord, TranslateFunction } from 'react-admin'
import { isOwnServer } from '../back-end/own-server.ts'
import type { Preloadable } from '../chunks/lazy-component.tsx'
import type { InputProps } from './fields/input-props.ts'
import type { Look } from './status-chip.tsx'

/** Screen of a resource, either generated from its declaration or custom. */
export type Screen = ComponentType<{ resource: Resource }> & Preloadable
export type ScreenName = keyof Resource['paths']

/** Display of one resource's field that replaces the display of its kind. */
type CustomDisplay = ComponentType<{ record: RaRecord; brief: boolean }>

/** Props of an action's context component. */
export interface ActionContext {
  record: RaRecord
  /** Marks the action as having no effect. The dialog then only reports that and offers no button. */
  setPointless: (pointless: boolean) => void
}

/** Customizations of a resource beyond its declaration. */
export interface ResourceOverrides extends Partial<Record<ScreenName, Screen>> {
  /** Default sort order of the list, if its readers need another order than API clients. */
  order?: Resource['order']
  /** Two date fields that share one column, and that column's label. */
  rangeColumn?: Readonly<{ from: string; to: string; label: string }>
  /** Content between a list's heading and filters. */
  aboveList?: ComponentType
  /** Columns that a table hides by default; exports include them. */
  hiddenColumns?: string[]
  /** True if a table shows the author of each record by default. */
  showAuthor?: boolean
  /** Filters that are always visible; people add the others. */
  alwaysOnFilters?: readonly string[]
  /** True if an empty list keeps its filters, because it excludes some records by default. */
  filtersWhenEmpty?: boolean
  /** Value of one field whose records are excluded unless a person filters by that field. */
  excludedByDefault?: Readonly<Record<string, string>>
  /** Filter for records that this person hasn't read. The menu shows their number. */
  unreadFilter?: object
  /** Label of the create button, instead of 'New' with the resource's name. */
  createLabel?: string
  /** Select fields that appear as chips, with the look of each value that isn't plain. */
  chips?: Readonly<Record<string, Readonly<Record<string, Look>>>>
  /** Custom displays and inputs by field. */
  displays?: Readonly<Record<string, CustomDisplay>>
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** Content below a record's fields. */
  footer?: ComponentType<{ record: RaRecord }>
  /** Extra actions of a record, the most likely first, on its page and in the menu of a selected row. */
  recordActions?: Readonly<Record<string, ComponentType>>
  /** True if a declared action is hidden for a record, regardless of permissions. `name` is the action. */
  hideActions?: (record: RaRecord, name: string) => boolean
  /** Content above an action's inputs or below its question, by action. */
  actionContext?: Readonly<Record<string, ComponentType<ActionContext>>>
  /** Title of a record whose title is the server's text rather than a person's. */
  recordTitle?: (record: RaRecord, t: TranslateFunction) => string
  /** Accessible name of a record on action buttons, if its title isn't enough. */
  recordLabel?: (record: RaRecord, t: TranslateFunction) => string
  /** Lines about a record in a post for social networks, above the address. */
  shareLines?: (record: RaRecord) => readonly string[]
  /** True if a record can be copied. */
  canBeCopied?: boolean
  /** Label of a form's save button, instead of 'Save'. */
  saveLabel?: string
  /** Save button of a form, if it needs more than another label. */
  saveButton?: ComponentType
  /** Label of the button that publishes a form's values over a published record, instead of 'Publish'. */
  publishLabel?: (values: Readonly<Record<string, unknown>>, record: RaRecord) => string
  /** Fetches the HTML of a record's preview page, if the engine's own call doesn't render it. */
  preview?: (provider: DataProvider, values: Readonly<Record<string, unknown>>) => Promise<string>
  /** Inputs that are disabled in addition to the declared read-only fields. */
  disabledInputs?: (record: RaRecord | undefined) => readonly string[]
  /**
   * Fields in the column with the save button on a wide screen, read-only ones as text. On a narrow screen, inputs stay in
   * order and the text is at the top.
   */
  sideFields?: readonly string[]
  /** Fields that the edit form shows read-only above its inputs. */
  summaryFields?: readonly string[]
  /**
   * Change to save when a person with edit permission opens a record; undefined for none. Until then, its title is bold in
   * lists. No other title is bold.
   */
  updateOnOpen?: (record: RaRecord) => object | undefined
  /** Reason why a record can't be edited or deleted; undefined if it can. */
  readOnlyReason?: (record: RaRecord | undefined) => string | undefined
  /** True if an editable record can't be deleted. */
  undeletable?: (record: RaRecord | undefined) => boolean
  /** Converts the fields of another back end's record to the declared fields. */
  adaptRecord?: (record: ReplyRecord) => ReplyRecord
  /** Content of the delete confirmation that shows the effects. The request reports that the person has seen them. */
  deletionEffects?: ComponentType<{ resource: string; ids: readonly Identifier[] }>
  /** True if deletion needs a confirmation even though it can be undone. */
  confirmDelete?: boolean
  /** Overrides that differ for other back ends. */
  elsewhere?: Readonly<{ [Name in keyof ResourceOverrides]?: ResourceOverrides[Name] | undefined }>
}

/** Overrides by resource name. */
export type OverridesByResource = Readonly<Record<string, ResourceOverrides>>

/** Overrides for the back end of the signed-in person. Each call returns the same object. */
export const availableOverrides = (all: OverridesByResource): OverridesByResource => {
  if (isOwnServer()) return all
  const known = elsewhere.get(all) ?? mapValues(all, overridesElsewhere)
  elsewhere.set(all, known)
  return known
}
const elsewhere = new WeakMap<OverridesByResource, OverridesByResource>()

/** Removes overrides that need more of a record or list than the specification provides. */
const overridesElsewhere = ({
  elsewhere: differences,
  ...overrides
}: ResourceOverrides): ResourceOverrides => {
  const { aboveList: _a, footer: _f, preview: _p, recordActions: _r, unreadFilter: _u, ...others } = overrides
  return { ...others, ...differences } as ResourceOverrides
}

/** Passes the overrides to the engine, which never imports them. */
export const OverridesContext = createContext<OverridesByResource>({})

/** Overrides of a resource; empty if all of it is generated. */
export const useOverrides = (resource: string | undefined): ResourceOverrides =>
  useAllOverrides()[resource ?? ''] ?? none

export const useAllOverrides = (): OverridesByResource => availableOverrides(use(OverridesContext))

const none: ResourceOverrides = {}
