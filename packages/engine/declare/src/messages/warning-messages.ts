import { message } from './message.ts'

/** Suggestions for a text. None prevents saving or publishing. */
export const warningMessages = {
  headingWithoutWords: 'A heading is empty. Enter its text or delete it.',
  skippedHeading: (text: string, level: number, expected: number) =>
    message`“${text}” is a level ${level} heading, but level ${expected} is expected here. Screen readers announce the gap.`,
  emptySection: (text: string) => message`The heading “${text}” has no text below it.`,
  repeatedHeading: (text: string) =>
    message`Two headings are named “${text}”. Links can open only the first.`,
  linkSaysNothing: (text: string) =>
    message`The link text “${text}” doesn’t describe its target. Name the page or the file instead.`,
  pictureWithoutWords: 'A picture has no description for people who can’t see it.',
  pictureNamedAsFile: (text: string) => message`“${text}” is a filename. Describe what the picture shows.`,
  wideTable: (columns: number) =>
    message`On a phone, readers must scroll a table with ${columns} columns sideways. Up to four columns fit.`,
}
