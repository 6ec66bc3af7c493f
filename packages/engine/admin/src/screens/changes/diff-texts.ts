import { diffWordsWithSpace } from 'diff'

/** Equal or different segment of one side of a diff. */
export interface DiffPart {
  /** Offset in the text of its side. */
  at: number
  text: string
  differs: boolean
}

/** Word diff of two texts, as segments of each side. */
export const diffTexts = (before: string, after: string): { left: DiffPart[]; right: DiffPart[] } => {
  // A diff of two very different long texts could take minutes. After the timeout, the whole text counts as different.
  const changes = diffWordsWithSpace(before, after, { timeout: 500 }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  const side = (excluded: 'added' | 'removed'): DiffPart[] => {
    let at = 0
    return changes
      .filter((change) => !change[excluded] && change.value !== '')
      .map(({ value, added, removed }) => {
        const part = { at, text: value, differs: added || removed }
        at += value.length
        return part
      })
  }
  return { left: side('added'), right: side('removed') }
}
