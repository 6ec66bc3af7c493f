import { settleFormsWithDraft } from '../unsaved/forms.ts'

/** Reloads the page without the browser's `beforeunload` question, since drafts restore what was typed. */
export const reloadKeepingForms = (): void => {
  settleFormsWithDraft()
  window.location.reload()
}
