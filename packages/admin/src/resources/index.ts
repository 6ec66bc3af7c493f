import type { Resource } from '@kampana/shared/resource'
import { lazy, type ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { InputProps } from '../resource/field-input.tsx'
import type { Screen, ScreenName } from '../resource/screens.tsx'
import { isAdministrator, whyUnchangeable } from './administrator-role.ts'
import { isOneself } from './oneself.ts'

/** How a field of one resource is shown: instead of the display of its kind. */
export type Cell = ComponentType<{ record: RaRecord; brief: boolean }>

/** What a resource does otherwise than its declaration gives. */
export interface Differences extends Partial<Record<ScreenName, Screen>> {
  /** How the list is sorted to begin with, where its readers want another order than the API's callers. */
  order?: Resource['order']
  /** Columns that a table shows only when a person asks for them. */
  hiddenColumns?: readonly string[]
  /** Columns that a saved list has also where they are hidden. */
  savedColumns?: readonly string[]
  /** Filters that are always there; the others are added by a person. */
  filters?: readonly string[]
  /** Displays and controls by field. */
  cells?: Readonly<Record<string, Cell>>
  inputs?: Readonly<Record<string, ComponentType<InputProps>>>
  /** The button that saves a form, where it says more than 'Save'. */
  save?: ComponentType
  /** Fields that a form shows and nobody changes, beyond those that the declaration says. */
  locked?: (record: RaRecord | undefined) => readonly string[]
  /** Why a record can't be deleted nor changed as others; undefined where it can. */
  unchangeable?: (record: RaRecord | undefined) => string | undefined
  /** Whether a record that may be changed can't be deleted all the same. */
  undeletable?: (record: RaRecord | undefined) => boolean
  /** Whether people are asked before one is deleted, though it could be brought back. */
  asksBeforeDeleting?: boolean
}

const byHand = () => import('./by-hand.ts')

/** By resource. What is absent is generated. */
export const differing: Readonly<Record<string, Differences>> = {
  updates: {
    // Drafts have no moment of publication, and what was written last is what staff look for.
    order: ['created_at', 'DESC'],
    hiddenColumns: ['subtitle', 'created_at'],
    cells: {
      status: lazy(() => byHand().then((made) => ({ default: made.UpdateStatus }))),
    },
    inputs: {
      posted_at: lazy(() => byHand().then((made) => ({ default: made.PublishInput }))),
    },
    save: lazy(() => byHand().then((made) => ({ default: made.SaveUpdate }))),
  },
  users: {
    // Somebody else is shut out, or loses rights, at once.
    asksBeforeDeleting: true,
    filters: ['is_active'],
    locked: () => ['username'],
    undeletable: isOneself,
    cells: {
      is_active: lazy(() => byHand().then((made) => ({ default: made.UserStatus }))),
    },
  },
  roles: {
    asksBeforeDeleting: true,
    locked: (role) => (isAdministrator(role) ? ['description', 'permissions'] : []),
    unchangeable: whyUnchangeable,
    cells: {
      permissions: lazy(() => byHand().then((made) => ({ default: made.GrantedPermissions }))),
    },
    inputs: {
      permissions: lazy(() => byHand().then((made) => ({ default: made.PermissionPicker }))),
    },
  },
  'class-status': {
    hiddenColumns: ['offices_closed', 'created_at'],
    filters: ['status'],
    cells: {
      status: lazy(() =>
        import('../class-status/notice-status.tsx').then((made) => ({ default: made.NoticeStatus })),
      ),
    },
    create: lazy(() =>
      import('../class-status/new-notice.tsx').then((made) => ({ default: made.NewNotice })),
    ),
  },
  slides: {
    list: lazy(() => import('./slides/slide-list.tsx').then((module) => ({ default: module.SlideList }))),
    create: lazy(() =>
      import('./slides/slide-upload.tsx').then((module) => ({ default: module.SlideUploadPage })),
    ),
  },
  messages: {
    hiddenColumns: ['message'],
    savedColumns: ['message'],
  },
  logs: {
    filters: ['username', 'resource', 'action', 'created_at'],
    cells: {
      action: lazy(() => byHand().then((made) => ({ default: made.LoggedAction }))),
    },
  },
  letters: {
    cells: {
      status: lazy(() => byHand().then((made) => ({ default: made.LetterStatus }))),
    },
  },
}
