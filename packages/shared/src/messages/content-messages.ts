import { message } from './message.ts'

/** What is said of texts of the website that staff edit. They stand apart from `messages.ts`, since no page needs them. */
export const contentMessages = {
  tooHeavy: 'This is too long, or nested too deeply, to be read in ten seconds. Make it shorter.',
  superseded: 'A newer preview of the same page was asked for.',
  manyFiles: (most: number) => message`At most ${most} files can be checked at once.`,
  noPath: (path: string) => message`${path} is no path of a file in the college’s folder.`,
  editThisPage: 'Edit this page',
  noFiles: 'The request names no files with their texts.',
  noAddress: 'The address of a preview begins with a single slash.',
}
