/** Messages for drafts that the upgrade couldn't convert, by the stored reason. */
export const formerDraftMessages = {
  deletes: 'The draft deletes the page. Delete the page itself if it is no longer needed.',
  menus: 'The draft changes the menus. Move the pages instead.',
  file: 'The draft changes a file in the college’s folder. Edit that file instead.',
  values:
    'The draft uses values from a data file that is not in the database. Start the server once with `--former-folder` and the old folder.',
  faulty: 'The draft contains an element that pages don’t support. Copy the draft’s text into the page.',
  gone: 'The draft’s page is no longer on the website. Copy its text into another page.',
  open: 'The page already has another draft. Copy the text into that draft.',
} as const satisfies Readonly<Record<string, string>>

/** Reason why a former draft couldn't be converted. */
export type FormerDraftProblem = keyof typeof formerDraftMessages

/** Reasons why a former scheduled or submitted draft became a draft again. */
export const formerReleaseMessages = {
  conflict:
    'The same part of the page has changed since. Compare both versions before you publish this draft.',
  partly:
    'Some of these drafts could not be converted. They are listed on Home. Check the other drafts before you publish.',
} as const
