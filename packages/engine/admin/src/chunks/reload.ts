import { settleFormsWithDraft } from '../unsaved/forms.ts'

/** Reloads the page without the browser's `beforeunload` question, because drafts restore unsaved changes. */
export const reloadKeepingForms = (): void => {
  settleFormsWithDraft()
  window.location.reload()
}
