import { message } from './message.ts'

/** What is said of records that lie beneath one another. */
export const treeMessages = {
  moved: (singular: string) => message`The ${singular} was moved.`,
  loop: (title: string, above: string) =>
    message`'${above}' lies beneath '${title}', which can not lie beneath it, too.`,
  tooDeep: (levels: number) => message`There would be more than ${levels} levels beneath one another.`,
  beneath: (count: number) => message`There is more beneath it that would have to be deleted, too: ${count}.`,
  aboveInTrash: (title: string) => message`'${title}', above it, is in the trash. Restore that first.`,
  notBesideIt: 'What it comes after must lie beneath the same.',
  aboveNotLive: (title: string) =>
    message`'${title}', above it, is not live. Publish that first, or both in one change.`,
}
