/** A form on the screen that holds what isn't saved. */
export interface UnsavedForm {
  /** Asks the person what becomes of it; whether they may go. */
  ask: () => Promise<boolean>
  /** Lets the person go; what they typed stays in its draft. */
  settle: () => void
  /** Whether a draft keeps all that would be lost. */
  kept: boolean
}

/**
 * Whether a form may be left: not before the person was asked, or because it can be gone on with later ('for now'),
 * or because what was typed is saved or given up ('for good').
 */
export type Settled = false | 'for now' | 'for good'

/** Usually there is none, and at most one. */
export const unsavedForms = new Set<UnsavedForm>()

/** Whether the person may go: at once, or after they have saved or given up what they typed. */
export const confirmLeave = async (): Promise<boolean> => {
  for (const form of unsavedForms) if (!(await form.ask())) return false
  return true
}

/** Lets the person go, as after the record was deleted: should it come back, so does what was typed. */
export const settleForms = (): void => unsavedForms.forEach((form) => form.settle())

/** The same for forms that a draft keeps; of any other the browser asks. */
export const settleKeptForms = (): void =>
  [...unsavedForms].filter(({ kept }) => kept).forEach((form) => form.settle())
