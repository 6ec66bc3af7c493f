/** A part of a text that is replaced. */
export interface Splice {
  from: number
  to: number
  text: string
}

/** Applies splices that don't overlap, in the line breaks of the text. */
export const applySplices = (text: string, splices: readonly Splice[]): string => {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  return splices
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (whole, { from, to, text: written }) =>
        whole.slice(0, from) + written.replaceAll(/\r?\n/g, lineBreak) + whole.slice(to),
      text,
    )
}
