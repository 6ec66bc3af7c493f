import type { Change, RecordDraft } from '@kampana/shared/api/changes'
import { createContext, use, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { mutableRef, type MutableRef } from '../../unsaved/mutable-ref.ts'

/** What saving a form does that keeps drafts: what it holds is kept, its publication asked for, or it goes live. */
export type DraftIntent = 'draft' | 'ask' | 'publish'

/** What is known of a save when it begins. */
interface DraftSaving {
  /** Whether the person leaves the form. */
  isLeaving: boolean
  /** The record that the form was filled with. */
  filledWith: RaRecord | undefined
}

/** What a form's buttons and its saving tell each other. */
interface DraftRefs {
  /** What the button does that was pressed last. */
  intent: MutableRef<DraftIntent>
  /** The change that a first draft joins which is only kept; undefined for one of its own. */
  changeId: MutableRef<number | undefined>
  /** Set before each save. */
  saving: MutableRef<DraftSaving | undefined>
  /** Called after the form was saved; undefined where the form leads to its list. */
  next: MutableRef<(() => void) | undefined>
}

/** A form over a live record, or one of a record that isn't live, of who may not publish it. */
export interface DraftForm extends DraftRefs {
  /** Whether its record is live. */
  isLive: boolean
  /** The draft that it was filled with. */
  draft: RecordDraft | undefined
  /** The change in which its record waits. */
  change: Change | undefined
  mayPublish: boolean
}

export const useDraftRefs = (): DraftRefs => {
  const [refs] = useState(() => ({
    intent: mutableRef<DraftIntent>('draft'),
    changeId: mutableRef<number | undefined>(undefined),
    saving: mutableRef<DraftSaving | undefined>(undefined),
    next: mutableRef<(() => void) | undefined>(undefined),
  }))
  return refs
}

export const DraftFormContext = createContext<DraftForm | undefined>(undefined)

/** The form around that keeps drafts; undefined where it is another one. */
export const useDraftForm = (): DraftForm | undefined => use(DraftFormContext)
