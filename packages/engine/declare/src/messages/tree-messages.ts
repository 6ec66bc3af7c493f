import { message } from './message.ts'

/** Messages about trees of records. */
export const treeMessages = {
  moved: (singular: string) => message`The ${singular} was moved.`,
  loop: (title: string, above: string) =>
    message`‘${above}’ is under ‘${title}’, so ‘${title}’ can’t be moved there.`,
  tooDeep: (levels: number) => message`The tree can have at most ${levels} levels.`,
  beneath: (count: number) => message`Records under it would also be deleted: ${count}.`,
  aboveInTrash: (title: string) => message`Its parent ‘${title}’ is in the trash. Restore ‘${title}’ first.`,
  notBesideIt: 'The record before it must have the same parent.',
  aboveNotLive: (title: string) =>
    message`Its parent ‘${title}’ is not published. Publish ‘${title}’ first, or publish both in one release.`,
}
