/** Form with unsaved changes. */
export interface UnsavedForm {
  /** Asks the person to save or leave. Resolves to true if they may leave. */
  ask: () => Promise<boolean>
  /** Lets the person leave without asking, or asks again. */
  settle: (settled: Settled) => void
  /** True if a draft stores the changes. */
  hasDraft: boolean
}

/**
 * State of the guard. `false` asks before leaving. 'for now' lets the person leave and continue later. 'for good' means that
 * the changes were saved or given up.
 */
export type Settled = false | 'for now' | 'for good'

/** Mounted forms with unsaved changes: at most one. */
export const unsavedForms = new Set<UnsavedForm>()

/** Lets the person leave, for example after the record was deleted. If the record is restored, so are the changes. */
export const settleForms = (): void => unsavedForms.forEach((form) => form.settle('for now'))

/** Settles only forms with a draft. For others, the browser asks. */
export const settleFormsWithDraft = (): void =>
  [...unsavedForms].filter(({ hasDraft }) => hasDraft).forEach((form) => form.settle('for now'))
