import type { Resource } from '@kampana/shared/resource'
import type { ReplyRecord } from '@kampana/shared/schema/record-reader'
import { mapValues } from 'es-toolkit'
import { createContext, use, type ComponentType } from 'react'
import type { DataProvider, Identifier, RaRecord, TranslateFunction } from 'react-admin'
import { isOwnServer } from '../back-end/own-server.ts'
import type { Preloadable } from '../chunks/lazy-component.tsx'
import type { InputProps } from './fields/input-props.ts'
import type { Look } from './status-chip.tsx'

/** A screen of a resource, generated from its declaration or made for it. */
export type Screen = ComponentType<{ resource: Resource }> & Preloadable
export type ScreenName = keyof Resource['paths']

/** Shows a field of one resource instead of the display of its kind. */
type CustomDisplay = ComponentType<{ record: RaRecord; brief: boolean }>

/** What an action's context is given. */
export interface ActionContext {
  record: RaRecord
  /** Where the action would do nothing, only that is said: it isn't asked or offered. */
  setPointless: (pointless: boolean) => void
}

/** What a resource does otherwise than its declaration gives. */
export interface ResourceOverrides extends Partial<Record<ScreenName, Screen>> {
  /** How the list is sorted to begin with, where its readers want another order than the API's callers. */
  order?: Resource['order']
  /** Two date fields that share one column, and that column's label. */
  rangeColumn?: Readonly<{ from: string; to: string; label: string }>
  /** What stands between a list's heading and its filters. */
  aboveList?: ComponentType
  /** Columns that a table shows only when a person asks for them; an export has them. */
  hiddenColumns?: string[]
  /** Whether a table shows who made each record without being asked. */
  showAuthor?: boolean
  /** Filters that are always on; people add the others. */
  alwaysOnFilters?: readonly string[]
  /** Whether an empty list keeps its filters, because it excludes records by default that people may look for. */
  filtersWhenEmpty?: boolean
  /** The value of one field whose records are excluded until a person filters by that field. */
  excludedByDefault?: Readonly<Record<string, string>>
  /** The records that wait for this person, as a filter: the menu tells how many they are. */
  unreadFilter?: object
  /** What making a new one is called, instead of 'New' with its name. */
  createLabel?: string
  /** Selects that are shown as chips: how each value looks that isn't plain. */
  chips?: Readonly<Record<string, Readonly<Record<string, Look>>>>
  /** Displays and controls by field. */
  displays?: Readonly<Record<string, CustomDisplay>>
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** What stands below a record's fields. */
  footer?: ComponentType<{ record: RaRecord }>
  /** Further actions of a record, the likeliest first, on its page and in the menu when it is selected. */
  recordActions?: Readonly<Record<string, ComponentType>>
  /** Whose declared actions aren't offered, whatever the reader's permissions; `name` is one of them. */
  hideActions?: (record: RaRecord, name: string) => boolean
  /** What stands above the inputs of an action, or beneath its question, by its name. */
  actionContext?: Readonly<Record<string, ComponentType<ActionContext>>>
  /** A record's title, where it is the server's words rather than a person's. */
  recordTitle?: (record: RaRecord, t: TranslateFunction) => string
  /** What an action's button calls a record for a screen reader, where its title isn't enough. */
  recordLabel?: (record: RaRecord, t: TranslateFunction) => string
  /** What a text for social networks says of a record, before its address. */
  shareLines?: (record: RaRecord) => readonly string[]
  /** Whether a record can be the beginning of a new one. */
  canBeCopied?: boolean
  /** What a form's save button says, instead of 'Save'. */
  saveLabel?: string
  /** The button that saves a form, where it says more than a label. */
  saveButton?: ComponentType
  /** What publishing a form's values over a live record does, instead of 'Publish'. */
  publishLabel?: (values: Readonly<Record<string, unknown>>, record: RaRecord) => string
  /** Asks for the HTML of the page that shows a record, where the engine's own call doesn't render it. */
  preview?: (provider: DataProvider, values: Readonly<Record<string, unknown>>) => Promise<string>
  /** Inputs that are disabled beyond those that the declaration makes read-only. */
  disabledInputs?: (record: RaRecord | undefined) => readonly string[]
  /**
   * Fields that belong to the save button: on a wide screen they stand beside the form with it, read-only ones as text. On a
   * narrow screen inputs stay in their order, and text stands above all.
   */
  sideFields?: readonly string[]
  /** Fields that the edit form shows above its inputs, read-only. */
  summaryFields?: readonly string[]
  /**
   * The change to save when a record is opened by somebody who may edit it; undefined for none. Until then its title is bold in
   * a list, and no other is.
   */
  updateOnOpen?: (record: RaRecord) => object | undefined
  /** Why a record can't be deleted nor changed as others; undefined where it can. */
  readOnlyReason?: (record: RaRecord | undefined) => string | undefined
  /** Whether a record that may be changed can't be deleted all the same. */
  undeletable?: (record: RaRecord | undefined) => boolean
  /** Makes of what another back end's records say in fields of their own what the declared fields would say. */
  adaptRecord?: (record: ReplyRecord) => ReplyRecord
  /** What the question before a deletion shows of what is left behind. The server is told that the person has seen it. */
  deletionEffects?: ComponentType<{ resource: string; ids: readonly Identifier[] }>
  /** Whether people are asked before one is deleted, though it could be brought back. */
  confirmDelete?: boolean
  /** What is otherwise before another back end. */
  elsewhere?: Readonly<{ [Name in keyof ResourceOverrides]?: ResourceOverrides[Name] | undefined }>
}

/** The overrides of each resource by its name. */
export type OverridesByResource = Readonly<Record<string, ResourceOverrides>>

/** The overrides that hold before the back end of the person signed in. The same ones each time. */
export const availableOverrides = (all: OverridesByResource): OverridesByResource => {
  if (isOwnServer()) return all
  const known = elsewhere.get(all) ?? mapValues(all, overridesElsewhere)
  elsewhere.set(all, known)
  return known
}
const elsewhere = new WeakMap<OverridesByResource, OverridesByResource>()

/** What leads to more of a record or a list than the specification has isn't there. */
const overridesElsewhere = ({
  elsewhere: differences,
  ...overrides
}: ResourceOverrides): ResourceOverrides => {
  const { aboveList: _a, footer: _f, preview: _p, recordActions: _r, unreadFilter: _u, ...others } = overrides
  return { ...others, ...differences } as ResourceOverrides
}

/** Hands the overrides to the engine, which never imports them. */
export const OverridesContext = createContext<OverridesByResource>({})

/** The overrides of a resource; none where everything is generated. */
export const useOverrides = (resource: string | undefined): ResourceOverrides =>
  useAllOverrides()[resource ?? ''] ?? none

export const useAllOverrides = (): OverridesByResource => availableOverrides(use(OverridesContext))

const none: ResourceOverrides = {}
