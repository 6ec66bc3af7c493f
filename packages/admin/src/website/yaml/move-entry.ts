import { valueAt } from './apply-edit.ts'
import type { YamlEdit, YamlPath } from './yaml-edit.ts'

/**
 * Moves an entry to a place in another list, or in its own; `index` counts before it is taken out. None if it would come to
 * stand within itself.
 */
export const moveEntry = (root: unknown, from: YamlPath, list: YamlPath, index: number): YamlEdit[] => {
  const entry = valueAt(root, from)
  if (startsWith(list, from) || entry === undefined) return []
  const owner = from.slice(0, -1)
  const at = Number(from.at(-1))
  if (isSame(owner, list)) {
    const to = index > at ? index - 1 : index
    return to === at ? [] : [{ type: 'move', path: from, to }]
  }
  const siblings = valueAt(root, owner)
  const isLast = Array.isArray(siblings) && siblings.length === 1 && owner.length > 1
  const shifted = startsWith(list, owner) && Number(list[owner.length]) > at
  const target = shifted ? list.with(owner.length, Number(list[owner.length]) - 1) : list
  const existing = valueAt(root, list)
  return [
    { type: 'delete', path: isLast ? owner : from },
    Array.isArray(existing) && existing.length > 0
      ? { type: 'insert', path: target, index, value: entry }
      : { type: 'set', path: target, value: [entry] },
  ]
}

export const startsWith = (path: YamlPath, start: YamlPath): boolean =>
  start.every((step, n) => step === path[n])
export const isSame = (a: YamlPath, b: YamlPath): boolean => a.length === b.length && startsWith(a, b)
