import type { Release, RecordDraft } from '@kampana/engine-declare/api/releases'
import { createContext, use, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { mutableRef, type MutableRef } from '../../unsaved/mutable-ref.ts'

/** Effect of saving a form with drafts: saves the draft, submits it for review, or publishes it. */
export type DraftIntent = 'draft' | 'ask' | 'publish'

/** State at the start of a save. */
interface DraftSaving {
  /** True if the person leaves the form. */
  isLeaving: boolean
  /** Record with which the form was initialized. */
  filledWith: RaRecord | undefined
}

/** References shared by a form's buttons and its save handler. */
interface DraftRefs {
  /** Intent of the button that was pressed last. */
  intent: MutableRef<DraftIntent>
  /** Release that a first draft joins when it is only saved; undefined to create a new release. */
  releaseId: MutableRef<number | undefined>
  /** Set before each save. */
  saving: MutableRef<DraftSaving | undefined>
  /** Called after the form is saved; undefined to open the list. */
  next: MutableRef<(() => void) | undefined>
}

/** Form of a published record, or of an unpublished one by a person without publish permission. */
export interface DraftForm extends DraftRefs {
  /** True if its record is published. */
  isLive: boolean
  /** Draft with which the form was initialized. */
  draft: RecordDraft | undefined
  /** Release that contains its record. */
  release: Release | undefined
  mayPublish: boolean
}

export const useDraftRefs = (): DraftRefs => {
  const [refs] = useState(() => ({
    intent: mutableRef<DraftIntent>('draft'),
    releaseId: mutableRef<number | undefined>(undefined),
    saving: mutableRef<DraftSaving | undefined>(undefined),
    next: mutableRef<(() => void) | undefined>(undefined),
  }))
  return refs
}

export const DraftFormContext = createContext<DraftForm | undefined>(undefined)

/** The surrounding form with drafts; undefined for any other form. */
export const useDraftForm = (): DraftForm | undefined => use(DraftFormContext)
