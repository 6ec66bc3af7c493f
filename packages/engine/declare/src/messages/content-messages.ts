import { message } from './message.ts'

/** Messages about drafts, releases and previews. Separate from `messages.ts`, because no page needs them. */
export const contentMessages = {
  tooHeavy: 'The preview took longer than ten seconds. Shorten the text or simplify its structure.',
  superseded: 'A newer preview of this page has replaced this preview.',
  manyRecords: (most: number) => message`You can preview at most ${most} drafts at once.`,
  noRecords: 'The request contains no drafts with values.',
  notOnSite: (resource: string) => message`${resource} is not a resource of the website.`,
  editThisPage: 'Edit this page',
  forStaff: 'For staff',
  noAddress: 'A preview’s address must start with a single slash.',

  draftSaved: 'The draft was saved.',
  draftDiscarded: 'The draft was discarded.',
  published: 'Published.',
  scheduled: 'Scheduled for publication.',
  past: 'That time has passed. Choose a later time.',
  publishedAlready: 'This is already published.',
  askedAlready: 'This draft is already in review.',
  changeSaved: 'The release was saved.',
  changeDiscarded: 'The release was discarded.',
  checkerSaved: 'The owner was saved.',
  stillRight: 'Marked as reviewed today.',
}
