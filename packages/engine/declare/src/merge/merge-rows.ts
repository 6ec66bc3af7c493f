import { toRowKey } from '../kinds/rows/compare-rows.ts'
import { toRows, type RowCells } from '../kinds/index.ts'
import { workLimit } from './diff-sequences.ts'
import { mergeSequences } from './merge-sequences.ts'
import type { Choice, Collision, Merged, Versions } from './merged.ts'

/** Merges two people's changes of rows, row by row. Returns undefined if the comparison takes too long. */
export const mergeRows = ({ base, mine, theirs }: Versions): Merged | undefined => {
  const versions = { base: toRows(base), mine: toRows(mine), theirs: toRows(theirs) }
  const stretches = mergeSequences<RowCells>(versions, {
    keyOf: toRowKey,
    isSuccessor: () => true,
    limit: workLimit(),
  })
  if (!stretches) return undefined
  const collisions = stretches.flatMap((stretch): Collision[] => {
    if (!('collision' in stretch)) return []
    const { base: before, mine: ours, theirs: others } = stretch.collision
    return [{ base: orNull(before), mine: orNull(ours), theirs: orNull(others) }]
  })
  const resolve = (choices: readonly Choice[] = []): readonly RowCells[] | null => {
    const left = choices.values()
    const rows = stretches.flatMap((stretch): readonly RowCells[] => {
      if ('items' in stretch) return stretch.items
      const { mine: ours, theirs: others } = stretch.collision
      const { value: choice = 'mine' } = left.next()
      return choice === 'both' ? [...others, ...ours] : choice === 'theirs' ? others : ours
    })
    return orNull(rows)
  }
  const theirCount = stretches.reduce((sum, each) => sum + ('theirs' in each ? each.theirs : 0), 0)
  return { theirs: theirCount, collisions, resolve }
}

const orNull = (rows: readonly RowCells[]): readonly RowCells[] | null => (rows.length > 0 ? rows : null)
