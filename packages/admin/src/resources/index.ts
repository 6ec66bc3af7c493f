import type { Resource } from '@kampana/shared/resource'
import type { ComponentType } from 'react'
import { lazyComponent } from '../chunks/lazy-component.tsx'
import type { RaRecord } from 'react-admin'
import { msg } from '../language/msg.ts'
import type { InputProps } from '../crud/kinds/field-input.tsx'
import type { Screen, ScreenName } from '../crud/screens.tsx'
import { isAdministrator, readOnlyReason } from './administrator-role.ts'
import { isCurrentUser } from './is-current-user.ts'

/** How a field of one resource is shown: instead of the display of its kind. */
export type CustomDisplay = ComponentType<{ record: RaRecord; brief: boolean }>

/** What a resource does otherwise than its declaration gives. */
export interface ResourceOverrides extends Partial<Record<ScreenName, Screen>> {
  /** How the list is sorted to begin with, where its readers want another order than the API's callers. */
  order?: Resource['order']
  /** Two ends that stand in one column, and what that column is called. */
  rangeColumn?: Readonly<{ from: string; to: string; label: string }>
  /** Columns that a table shows only when a person asks for them. */
  hiddenColumns?: readonly string[]
  /** Columns that a saved list has also where they are hidden. */
  exportColumns?: readonly string[]
  /** Filters that are always there; the others are added by a person. */
  alwaysOnFilters?: readonly string[]
  /** Whether the list leaves out what a person may look for, so that its filters stay even above no record at all. */
  filtersWhenEmpty?: boolean
  /** The value of one field by which records stay out of sight, until a person filters by that field. */
  excludedByDefault?: Readonly<Record<string, string>>
  /** The records that nobody has looked at, as a filter: the menu tells how many they are. */
  unreadFilter?: object
  /** Which records' titles are bold in a list, where not all of them are. */
  isUnread?: (record: RaRecord) => boolean
  /** What making a new one is called, instead of 'New' with its name. */
  createLabel?: string
  /** Displays and controls by field. */
  displays?: Readonly<Record<string, CustomDisplay>>
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** What stands below a record's fields. */
  footer?: ComponentType<{ record: RaRecord }>
  /** What can be done with a record besides, on its page and where it is the one that is selected. */
  recordActions?: ComponentType
  /** The button that saves a form, where it says more than 'Save'. */
  saveButton?: ComponentType
  /** Fields that a form shows and nobody changes, beyond those that the declaration says. */
  disabledInputs?: (record: RaRecord | undefined) => readonly string[]
  /** Fields that the form of a record shows above its inputs, to be read there. */
  summaryFields?: readonly string[]
  /** What opening a record changes of it, by those who may edit it; undefined where nothing. */
  updateOnOpen?: (record: RaRecord) => object | undefined
  /** Why a record can't be deleted nor changed as others; undefined where it can. */
  readOnlyReason?: (record: RaRecord | undefined) => string | undefined
  /** Whether a record that may be changed can't be deleted all the same. */
  undeletable?: (record: RaRecord | undefined) => boolean
  /** Whether people are asked before one is deleted, though it could be brought back. */
  confirmDelete?: boolean
}

const customComponents = () => import('./custom-components.ts')

/** By resource. What is absent is generated. */
export const overrides: Readonly<Record<string, ResourceOverrides>> = {
  updates: {
    // Drafts have no moment of publication, and what was written last is what staff look for.
    order: ['created_at', 'DESC'],
    hiddenColumns: ['subtitle'],
    exportColumns: ['from'],
    rangeColumn: { from: 'from', to: 'to', label: msg('When') },
    displays: {
      status: lazyComponent(customComponents, 'UpdateStatus'),
    },
    inputs: {
      posted_at: lazyComponent(customComponents, 'PublishInput'),
    },
    saveButton: lazyComponent(customComponents, 'SaveUpdate'),
  },
  users: {
    // Somebody else is shut out, or loses rights, at once.
    confirmDelete: true,
    // By their role administrators are found, whom the list leaves out.
    filtersWhenEmpty: true,
    alwaysOnFilters: ['is_active', 'roles'],
    disabledInputs: () => ['username'],
    undeletable: isCurrentUser,
    displays: {
      is_active: lazyComponent(customComponents, 'UserStatus'),
    },
  },
  roles: {
    confirmDelete: true,
    disabledInputs: (role) => (isAdministrator(role) ? ['description', 'permissions'] : []),
    readOnlyReason: readOnlyReason,
    displays: {
      permissions: lazyComponent(customComponents, 'GrantedPermissions'),
    },
    inputs: {
      permissions: lazyComponent(customComponents, 'PermissionPicker'),
    },
    footer: lazyComponent(customComponents, 'RoleHolders'),
  },
  'class-status': {
    hiddenColumns: ['offices_closed', 'created_at'],
    alwaysOnFilters: ['status'],
    createLabel: msg('Post a class notice'),
    displays: {
      status: lazyComponent(() => import('../class-status/notice-status.tsx'), 'NoticeStatus'),
    },
    create: lazyComponent(() => import('../class-status/new-notice.tsx'), 'NewNotice'),
  },
  slides: {
    createLabel: msg('Add slides'),
    list: lazyComponent(() => import('./slides/slide-list.tsx'), 'SlideList'),
    create: lazyComponent(() => import('./slides/slide-upload.tsx'), 'SlideUploadPage'),
  },
  messages: {
    hiddenColumns: ['message'],
    exportColumns: ['message'],
    displays: {
      status: lazyComponent(customComponents, 'MessageStatus'),
    },
    filtersWhenEmpty: true,
    excludedByDefault: { status: 'spam' },
    unreadFilter: { status: 'new' },
    isUnread: ({ status }) => status === 'new',
    summaryFields: ['name', 'email', 'contact_number', 'created_at', 'message'],
    recordActions: lazyComponent(customComponents, 'MessageActions'),
    updateOnOpen: ({ status }) => (status === 'new' ? { status: 'read' } : undefined),
  },
  logs: {
    alwaysOnFilters: ['username', 'resource', 'action', 'created_at'],
    displays: {
      action: lazyComponent(customComponents, 'LoggedAction'),
    },
  },
  letters: {
    hiddenColumns: ['tries'],
    exportColumns: ['tries'],
    displays: {
      status: lazyComponent(customComponents, 'LetterStatus'),
    },
  },
}
