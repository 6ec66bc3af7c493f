/** A form with unsaved changes. */
export interface UnsavedForm {
  /** Asks the person whether to save or leave. Resolves to whether they may leave. */
  ask: () => Promise<boolean>
  /** Lets the person leave without asking; the draft stays. */
  settle: () => void
  /** Whether a draft stores what would be lost. */
  hasDraft: boolean
}

/**
 * Whether a form may be left: not before the person was asked, or because it can be gone on with later ('for now'),
 * or because what was typed is saved or given up ('for good').
 */
export type Settled = false | 'for now' | 'for good'

/** The mounted forms with unsaved changes: at most one. */
export const unsavedForms = new Set<UnsavedForm>()

/** Whether the person may go: at once, or after they have saved or given up what they typed. */
export const confirmLeave = async (): Promise<boolean> => {
  for (const form of unsavedForms) if (!(await form.ask())) return false
  return true
}

/** Lets the person go, as after the record was deleted: should it come back, so does what was typed. */
export const settleForms = (): void => unsavedForms.forEach((form) => form.settle())

/** The same for forms that a draft keeps; of any other the browser asks. */
export const settleFormsWithDraft = (): void =>
  [...unsavedForms].filter(({ hasDraft }) => hasDraft).forEach((form) => form.settle())
