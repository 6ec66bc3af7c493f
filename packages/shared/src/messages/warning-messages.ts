import { message } from './message.ts'

/** What a text could do better. None stops a draft or a publication. */
export const warningMessages = {
  headingWithoutWords: 'A heading has no words.',
  skippedHeading: (text: string, level: number, expected: number) =>
    message`“${text}” is a heading of level ${level} where one of level ${expected} would follow. Screen readers announce the gap.`,
  emptySection: (text: string) => message`Nothing stands under the heading “${text}”.`,
  repeatedHeading: (text: string) =>
    message`Two headings are called “${text}”; a link can lead to the first only.`,
  linkSaysNothing: (text: string) =>
    message`The link “${text}” doesn’t say where it leads. Name the page or the file instead.`,
  pictureWithoutWords: 'A picture has no description for those who do not see it.',
  pictureNamedAsFile: (text: string) =>
    message`“${text}” is the name of a file. Describe what the picture shows.`,
  wideTable: (columns: number) =>
    message`A table of ${columns} columns has to be pushed sideways on a phone. Four fit.`,
}
