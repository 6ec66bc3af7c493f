/**
 * Address of an update for print: decoded, except for invisible characters and characters that a browser would change. The
 * title is the last segment.
 */
export const printedAddress = (address: string): string => {
  const start = address.lastIndexOf('/') + 1
  return (
    address.slice(0, start) +
    decodeURIComponent(address.slice(start)).replace(leftEncoded, encodeURIComponent)
  )
}

/** Browsers end a path at `#` and `?`, read `\` as `/`, trim trailing spaces, and resolve `.` and `..` segments. */
const leftEncoded = new RegExp(
  [
    /[#?\\]/,
    /%(?=[0-9a-f]{2})/,
    // Control characters, direction marks, unassigned characters, line breaks, and spaces other than the keyboard's.
    /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u,
    /^ | (?= |$)/,
    /(?<![\p{L}\p{N} ])\/|\/(?![\p{L}\p{N} ])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)
