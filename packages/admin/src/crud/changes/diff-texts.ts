import { diffWordsWithSpace } from 'diff'

/** A stretch of one side's text, which the other side has too or not. */
export interface DiffPart {
  /** Where in its side's text it begins. */
  at: number
  text: string
  differs: boolean
}

/** The texts before and after a change, each cut where it begins and ceases to differ from the other. */
export const diffTexts = (before: string, after: string): { left: DiffPart[]; right: DiffPart[] } => {
  // Whole books that have little in common would take minutes; then all of it differs.
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
