import type { Resource } from '@kampana/shared/resource'
import type { ComponentType } from 'react'
import { lazyPart } from '../chunks/lazy-component.tsx'
import type { RaRecord } from 'react-admin'
import { toSay } from '../language/translate.ts'
import type { InputProps } from '../crud/kinds/field-input.tsx'
import type { Screen, ScreenName } from '../crud/screens.tsx'
import { isAdministrator, whyUnchangeable } from './administrator-role.ts'
import { isOneself } from './is-oneself.ts'

/** How a field of one resource is shown: instead of the display of its kind. */
export type Cell = ComponentType<{ record: RaRecord; brief: boolean }>

/** What a resource does otherwise than its declaration gives. */
export interface Differences extends Partial<Record<ScreenName, Screen>> {
  /** How the list is sorted to begin with, where its readers want another order than the API's callers. */
  order?: Resource['order']
  /** Two ends that stand in one column, and what that column is called. */
  joined?: Readonly<{ from: string; to: string; label: string }>
  /** Columns that a table shows only when a person asks for them. */
  hiddenColumns?: readonly string[]
  /** Columns that a saved list has also where they are hidden. */
  savedColumns?: readonly string[]
  /** Filters that are always there; the others are added by a person. */
  filters?: readonly string[]
  /** Whether the list leaves out what a person may look for, so that its filters stay even above no record at all. */
  keepsFilters?: boolean
  /** The value of one field by which records stay out of sight, until a person filters by that field. */
  setAside?: Readonly<Record<string, string>>
  /** The records that nobody has looked at, as a filter: the menu tells how many they are. */
  counted?: object
  /** Which records' titles are bold in a list, where not all of them are. */
  stressed?: (record: RaRecord) => boolean
  /** What making a new one is called, instead of 'New' with its name. */
  toCreate?: string
  /** Displays and controls by field. */
  cells?: Readonly<Record<string, Cell>>
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** What stands below a record's fields. */
  after?: ComponentType<{ record: RaRecord }>
  /** What can be done with a record besides, on its page and where it is the one that is selected. */
  actions?: ComponentType
  /** The button that saves a form, where it says more than 'Save'. */
  save?: ComponentType
  /** Fields that a form shows and nobody changes, beyond those that the declaration says. */
  locked?: (record: RaRecord | undefined) => readonly string[]
  /** Fields that the form of a record shows above its inputs, to be read there. */
  read?: readonly string[]
  /** What opening a record changes of it, by those who may edit it; undefined where nothing. */
  opening?: (record: RaRecord) => object | undefined
  /** Why a record can't be deleted nor changed as others; undefined where it can. */
  unchangeable?: (record: RaRecord | undefined) => string | undefined
  /** Whether a record that may be changed can't be deleted all the same. */
  undeletable?: (record: RaRecord | undefined) => boolean
  /** Whether people are asked before one is deleted, though it could be brought back. */
  asksBeforeDeleting?: boolean
}

const byHand = () => import('./custom-components.ts')

/** By resource. What is absent is generated. */
export const differing: Readonly<Record<string, Differences>> = {
  updates: {
    // Drafts have no moment of publication, and what was written last is what staff look for.
    order: ['created_at', 'DESC'],
    hiddenColumns: ['subtitle'],
    savedColumns: ['from'],
    joined: { from: 'from', to: 'to', label: toSay('When') },
    cells: {
      status: lazyPart(byHand, 'UpdateStatus'),
    },
    inputs: {
      posted_at: lazyPart(byHand, 'PublishInput'),
    },
    save: lazyPart(byHand, 'SaveUpdate'),
  },
  users: {
    // Somebody else is shut out, or loses rights, at once.
    asksBeforeDeleting: true,
    // By their role administrators are found, whom the list leaves out.
    keepsFilters: true,
    filters: ['is_active', 'roles'],
    locked: () => ['username'],
    undeletable: isOneself,
    cells: {
      is_active: lazyPart(byHand, 'UserStatus'),
    },
  },
  roles: {
    asksBeforeDeleting: true,
    locked: (role) => (isAdministrator(role) ? ['description', 'permissions'] : []),
    unchangeable: whyUnchangeable,
    cells: {
      permissions: lazyPart(byHand, 'GrantedPermissions'),
    },
    inputs: {
      permissions: lazyPart(byHand, 'PermissionPicker'),
    },
    after: lazyPart(byHand, 'RoleHolders'),
  },
  'class-status': {
    hiddenColumns: ['offices_closed', 'created_at'],
    filters: ['status'],
    toCreate: toSay('Post a class notice'),
    cells: {
      status: lazyPart(() => import('../class-status/notice-status.tsx'), 'NoticeStatus'),
    },
    create: lazyPart(() => import('../class-status/new-notice.tsx'), 'NewNotice'),
  },
  slides: {
    toCreate: toSay('Add slides'),
    list: lazyPart(() => import('./slides/slide-list.tsx'), 'SlideList'),
    create: lazyPart(() => import('./slides/slide-upload.tsx'), 'SlideUploadPage'),
  },
  messages: {
    hiddenColumns: ['message'],
    savedColumns: ['message'],
    cells: {
      status: lazyPart(byHand, 'MessageStatus'),
    },
    keepsFilters: true,
    setAside: { status: 'spam' },
    counted: { status: 'new' },
    stressed: ({ status }) => status === 'new',
    read: ['name', 'email', 'contact_number', 'created_at', 'message'],
    actions: lazyPart(byHand, 'MessageActions'),
    opening: ({ status }) => (status === 'new' ? { status: 'read' } : undefined),
  },
  logs: {
    filters: ['username', 'resource', 'action', 'created_at'],
    cells: {
      action: lazyPart(byHand, 'LoggedAction'),
    },
  },
  letters: {
    hiddenColumns: ['tries'],
    savedColumns: ['tries'],
    cells: {
      status: lazyPart(byHand, 'LetterStatus'),
    },
  },
}
