import { message } from './message.ts'

/** What is said of drafts, changes and previews. They stand apart from `messages.ts`, since no page needs them. */
export const contentMessages = {
  tooHeavy: 'This is too long, or nested too deeply, to be read in ten seconds. Make it shorter.',
  superseded: 'A newer preview of the same page was asked for.',
  manyRecords: (most: number) => message`At most ${most} drafts can be previewed at once.`,
  noRecords: 'The request names no drafts of records with their values.',
  editThisPage: 'Edit this page',
  forStaff: 'For staff',
  noAddress: 'The address of a preview begins with a single slash.',

  draftSaved: 'The draft was saved.',
  draftDiscarded: 'The draft was discarded.',
  published: 'Published. Visitors see it now.',
  scheduled: 'It will be published at the time you chose.',
  past: 'This time is over already.',
  publishedAlready: 'This was published already.',
  askedAlready: 'Its publication is asked for already.',
  changeSaved: 'The change was saved.',
  changeDiscarded: 'The change was discarded.',
  checkerSaved: 'Who looks after it was saved.',
  stillRight: 'Thank you. It counts as checked today.',
}
