import { diffWordsWithSpace } from 'diff'

/** A part of one side of a diff, equal or different. */
export interface DiffPart {
  /** Where in its side's text it begins. */
  at: number
  text: string
  differs: boolean
}

/** A word diff of two texts, as the parts of each side. */
export const diffTexts = (before: string, after: string): { left: DiffPart[]; right: DiffPart[] } => {
  // A diff of two very different long texts could take minutes; after the timeout all of it counts as different.
  const changes = diffWordsWithSpace(before, after, { timeout: 500 }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const side = (leaveOut: 'added' | 'removed'): DiffPart[] => {
    let at = 0
    return changes
      .filter((change) => !change[leaveOut] && change.value !== '')
      .map(({ value, added, removed }) => {
        const piece = { at, text: value, differs: added || removed }
        at += value.length
        return piece
      })
  }
  return { left: side('added'), right: side('removed') }
}
