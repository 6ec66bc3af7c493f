import type { Related } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RaRecord } from 'react-admin'

/** Records of a tree by parent, each list sorted by position. */
export interface RecordTree {
  descendants: ReadonlyMap<number | null, readonly RaRecord[]>
  byId: ReadonlyMap<number, RaRecord>
  /** Id of a record's parent. */
  parentOf: (record: RaRecord) => number | null
}

/** Record as a row of a tree. */
export interface TreeRow {
  record: RaRecord
  depth: number
  hasChildren: boolean
}

/** Target of a move. A null `parent` is the top level; a null `after` is the first position. */
export interface TreeMove {
  parent: number | null
  after: number | null
}

/** Builds a tree from sorted records. A record whose parent is missing is at the top level. */
export const arrangeTree = ({ tree }: Resource, records: readonly RaRecord[]): RecordTree => {
  const byId = new Map(records.map((record) => [Number(record.id), record]))
  const parentOf = (record: RaRecord): number | null => {
    const id = (record[tree?.parent ?? ''] as Related | null | undefined)?.id
    return id !== undefined && byId.has(id) ? id : null
  }
  const positionOf = (record: RaRecord): string => String(record[tree?.place ?? ''])
  const sorted = records.toSorted((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1))
  return { descendants: Map.groupBy(sorted, parentOf), byId, parentOf }
}

/** Rows in tree order, without the descendants of collapsed rows. */
export const flattenTree = (
  tree: RecordTree,
  isOpen: (id: number) => boolean,
  parent: number | null = null,
  depth = 0,
): TreeRow[] =>
  (tree.descendants.get(parent) ?? []).flatMap((record): TreeRow[] => {
    const id = Number(record.id)
    const row = { record, depth, hasChildren: tree.descendants.has(id) }
    return [row].concat(row.hasChildren && isOpen(id) ? flattenTree(tree, isOpen, id, depth + 1) : [])
  })

/** Descendants of a record, the deepest first. */
export const descendantsOf = (tree: RecordTree, id: number): RaRecord[] =>
  (tree.descendants.get(id) ?? []).flatMap((record) => descendantsOf(tree, Number(record.id)).concat(record))

/** Ancestors of a record, from the root. */
export const pathTo = (tree: RecordTree, record: RaRecord): RaRecord[] => {
  const parent = tree.byId.get(tree.parentOf(record) ?? 0)
  return parent ? [...pathTo(tree, parent), parent] : []
}

/** Current position of a record. */
export const currentPosition = (tree: RecordTree, record: RaRecord): TreeMove => {
  const parent = tree.parentOf(record)
  const siblings = tree.descendants.get(parent) ?? []
  const before = siblings[siblings.indexOf(record) - 1]
  return { parent, after: before ? Number(before.id) : null }
}

/** Target of a move by keyboard: up, down, indent or outdent. Null if the move isn't possible; undefined for other keys. */
export const moveByKey = (tree: RecordTree, record: RaRecord, key: string): TreeMove | null | undefined => {
  const parent = tree.parentOf(record)
  const siblings = tree.descendants.get(parent) ?? []
  const index = siblings.indexOf(record)
  const idAt = (at: number): number | null => (siblings[at] ? Number(siblings[at].id) : null)
  if (key === 'ArrowUp') return index === 0 ? null : { parent, after: idAt(index - 2) }
  if (key === 'ArrowDown') return index === siblings.length - 1 ? null : { parent, after: idAt(index + 1) }
  if (key === 'ArrowRight') {
    const above = idAt(index - 1)
    const last = tree.descendants.get(above)?.at(-1)
    return above === null ? null : { parent: above, after: last ? Number(last.id) : null }
  }
  if (key !== 'ArrowLeft') return undefined
  const owner = tree.byId.get(parent ?? 0)
  return owner ? { parent: tree.parentOf(owner), after: Number(owner.id) } : null
}

/** Target of a record dropped on another row: it takes that row's position. */
export const moveOnto = (
  tree: RecordTree,
  record: RaRecord,
  target: RaRecord,
  isDown: boolean,
): TreeMove | null => {
  if (record === target || pathTo(tree, target).includes(record)) return null
  return isDown
    ? { parent: tree.parentOf(target), after: Number(target.id) }
    : skip(tree, record, currentPosition(tree, target))
}

/** A record can't come after itself. */
const skip = (tree: RecordTree, record: RaRecord, move: TreeMove): TreeMove =>
  move.after === Number(record.id) ? currentPosition(tree, record) : move
