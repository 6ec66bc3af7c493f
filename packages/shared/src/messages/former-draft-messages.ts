/** Why a draft of before the upgrade is no draft of a record, by the reason that the database keeps. */
export const formerDraftMessages = {
  deletes: 'It deletes the page. Delete the page itself, if it is still to go.',
  menus: 'It changes the menus. Move the pages themselves.',
  file: 'It changes a file of the college’s folder. Change that file.',
  values:
    'It shows values of a data file that the database does not have. Start once with `--former-folder` and the former folder.',
  faulty: 'It has a part that a page cannot have. Copy its words into the page.',
  gone: 'Its page is not on the website any more. Copy its words into another page.',
  open: 'The page has another draft. Copy its words into that draft.',
} as const satisfies Readonly<Record<string, string>>

/** Why a draft of before the upgrade is no draft of a record. */
export type FormerDraftProblem = keyof typeof formerDraftMessages

/** Why a scheduled or submitted draft of before the upgrade is a draft again. */
export const formerChangeMessages = {
  conflict: 'The page has changed in the same place since. Compare both before you publish this draft.',
  partly:
    'Some of these drafts could not be converted. Home lists them. Check the others before you publish.',
} as const
