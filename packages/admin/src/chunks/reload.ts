import { settleKeptForms } from '../unsaved/forms.ts'

/** Loads the page anew without the browser's question about what was typed: its draft gives that back. */
export const reloadKeepingForms = (): void => {
  settleKeptForms()
  window.location.reload()
}
