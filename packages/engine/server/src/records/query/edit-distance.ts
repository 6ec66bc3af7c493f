/**
 * Damerau-Levenshtein distance of two words (optimal string alignment): letters that are missing, added, changed or swapped
 * with a neighbor. Stops counting above `most`.
 */
export const editDistance = (a: string, b: string, most = Infinity): number => {
  let older: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = cell(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? cell(older, j - 2) + 1 : Infinity
      row.push(Math.min(changed, swapped, cell(previous, j) + 1, cell(row, j - 1) + 1))
    }
    if (Math.min(...row) > most) return most + 1
    older = previous
    previous = row
  }
  return cell(previous, b.length)
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity
