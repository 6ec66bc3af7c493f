import { message } from './message.ts'

/** What is said of texts of the website that staff edit. They stand apart from `messages.ts`, since no page needs them. */
export const contentMessages = {
  tooHeavy: 'This is too long, or nested too deeply, to be read in ten seconds. Make it shorter.',
  superseded: 'A newer preview of the same page was asked for.',
  manyRecords: (most: number) => message`At most ${most} drafts can be previewed at once.`,
  noRecords: 'The request names no drafts of records with their values.',
  noPath: (path: string) => message`${path} is no path of a file in the college’s folder.`,
  editThisPage: 'Edit this page',
  forStaff: 'For staff',
  noFiles: 'The request names no files with their texts.',
  noAddress: 'The address of a preview begins with a single slash.',

  /** What a text could do better. None stops a draft or a publication. */
  warnings: {
    noDescription: 'Say in one sentence what the page is about: search engines and shared links show it.',
    shortDescription: (length: number) =>
      message`The description has only ${length} characters. One sentence of 40 to 160 says more in search results.`,
    longDescription: (length: number, most: number) =>
      message`The description has ${length} characters; search engines cut it after about ${most}.`,
    headingWithoutWords: 'This heading has no words.',
    secondTitle: (text: string) =>
      message`“${text}” is a heading of the first level, which the page’s title is already. Make it one of the second.`,
    skippedHeading: (text: string, depth: number, expected: number) =>
      message`“${text}” is a heading of level ${depth} where one of level ${expected} would follow. Screen readers announce the gap.`,
    emptySection: (text: string) => message`Nothing stands under the heading “${text}”.`,
    repeatedHeading: (text: string) =>
      message`Two headings are called “${text}”; a link can lead to the first only.`,
    linkSaysNothing: (text: string) =>
      message`The link “${text}” doesn’t say where it leads. Name the page or the file instead.`,
    linkEnds: (text: string, day: string) =>
      message`The link “${text}” leads to a page that is shown until ${day} only.`,
    uploadWithoutWords: 'A picture from the library has no description.',
    pictureWithoutWords: (path: string) => message`The picture ${path} has no description.`,
    pictureNamedAsFile: (text: string) =>
      message`“${text}” is the name of a file. Describe what the picture shows.`,
    wideTable: (columns: number) =>
      message`A table of ${columns} columns has to be pushed sideways on a phone. Four fit.`,
    pastDay: (day: string) => message`The day ${day} is past, so this isn’t shown any more.`,
  },
  noPagePath: 'An address begins with a slash and holds no spaces, ?, # or %.',
  twice: 'A file is named twice.',
  textTooLong: 'A file can’t be longer than 1,000,000 characters.',
  faulty: (faults: number) =>
    faults === 1
      ? 'It isn’t published: there is a fault in it.'
      : message`It isn’t published: there are ${faults} faults in it.`,
  faultAt: (line: number, text: string) => message`Line ${line}: ${text}`,
  changedMeanwhile: (by: string | null) =>
    by === null ? 'This was changed meanwhile.' : message`${by} has changed this meanwhile.`,
  formerAddress: (path: string, now: string) =>
    message`${path} leads to ${now}, which was there before. Choose another address.`,
  draftSaved: 'The draft was saved.',
  draftDiscarded: 'The draft was discarded.',
  /** Who has made the versions of files that nobody has edited yet. */
  theFolder: 'The college’s folder',
  published: 'Published. Visitors see it now.',
  scheduled: 'It will be published at the time you chose.',
  nothingChanged: 'Nothing has changed.',
  restored: 'The version was put back. Visitors see it now.',
  /** It is stored as a note, so that its date, formatted already, has no delimiters. */
  restoredFrom: (at: string) => `Put back as it was on ${at}`,
  past: 'This time is over already.',
  pastDay: 'This day is over already.',
  publishedAlready: 'This was published already.',
  askedAlready: 'Its publication is asked for already.',
  noWord: 'Please say what is missing.',
  changeSaved: 'The change was saved.',
  changeDiscarded: 'The change was discarded.',
  reviewSaved: 'The review was saved.',
  checkerSaved: 'Who looks after it was saved.',
  stillRight: 'Thank you. It counts as checked today.',
  notMerged: (by: string) => message`${by} has changed the same lines meanwhile, so it wasn’t published.`,
}
