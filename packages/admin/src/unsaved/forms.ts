/** A form with unsaved changes. */
export interface UnsavedForm {
  /** Asks the person whether to save or leave. Resolves to whether they may leave. */
  ask: () => Promise<boolean>
  /** Lets the person leave without asking, or asks again. */
  settle: (settled: Settled) => void
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

/** Lets the person go, as after the record was deleted: should it come back, so does what was typed. */
export const settleForms = (): void => unsavedForms.forEach((form) => form.settle('for now'))

/** The same for forms that a draft keeps; of any other the browser asks. */
export const settleFormsWithDraft = (): void =>
  [...unsavedForms].filter(({ hasDraft }) => hasDraft).forEach((form) => form.settle('for now'))
