/** A form on the screen that holds what isn't saved. */
export interface UnsavedForm {
  /** Asks the person what becomes of it; whether they may go. */
  ask: () => Promise<boolean>
  /** What it holds needn't be kept any more. */
  settle: () => void
}

/** Usually there is none, and at most one. */
export const unsavedForms = new Set<UnsavedForm>()

/** Whether the person may go: at once, or after they have saved or given up what they typed. */
export const mayLeave = async (): Promise<boolean> => {
  for (const form of unsavedForms) if (!(await form.ask())) return false
  return true
}

/** What was typed is of no use any more, as after its record was deleted. */
export const settleForms = (): void => unsavedForms.forEach((form) => form.settle())
