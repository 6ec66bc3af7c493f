/** Digits of a position, in an order that both databases share whatever their collation. */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz'
const base = digits.length
/** Number of digits that count up and down at the ends of a list, so that positions in long lists stay short. */
const counted = 4
const firstCount = base ** counted / 2

/**
 * Text that sorts between two positions, so that a move changes no other record: a fraction that gets more digits if there is
 * no room. Without `before` it is the first, without `after` the last. No position ends in a zero.
 */
export const positionBetween = (before: string | undefined, after: string | undefined): string => {
  if (before === undefined && after === undefined) return positionAt(0)
  if (before !== undefined && after !== undefined) return middle(before, after)
  return before === undefined ? countFrom(after ?? '', -1) : countFrom(before, 1)
}

const countFrom = (position: string, step: 1 | -1): string => {
  const number = Number.parseInt(position.slice(0, counted).padEnd(counted, '0'), base) + step
  return number < 1 || number >= base ** counted
    ? middle(step === 1 ? position : '', step === 1 ? undefined : position)
    : `${number.toString(base).padStart(counted, '0')}${digits[base / 2]}`
}

/** Position of the entry at an index of a new list, so that equal lists get equal positions. */
export const positionAt = (index: number): string =>
  `${(firstCount + index).toString(base).padStart(counted, '0')}${digits[base / 2]}`

/** Shortest fraction between two; the lower one continues in zeros, the upper one may be 1. */
const middle = (low: string, high: string | undefined): string => {
  const same = high === undefined ? 0 : samePart(low, high)
  if (high !== undefined && same > 0) return high.slice(0, same) + middle(low.slice(same), high.slice(same))
  const [from, to] = [
    digits.indexOf(low[0] ?? '0'),
    high === undefined ? base : digits.indexOf(high[0] ?? '0'),
  ]
  if (to - from > 1) return digits.charAt(Math.round((from + to) / 2))
  return high !== undefined && high.length > 1
    ? high.charAt(0)
    : digits.charAt(from) + middle(low.slice(1), undefined)
}

const samePart = (low: string, high: string): number => {
  let length = 0
  while (length < high.length && (low[length] ?? '0') === high[length]) length++
  return length
}
