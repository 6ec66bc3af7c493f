import { moveEntry } from '../../yaml/move-entry.ts'
import { isRecord, type YamlEdit, type YamlPath } from '../../yaml/yaml-edit.ts'

/** A line of an outline. */
export interface OutlineLine {
  path: YamlPath
  depth: number
  branch: Record<string, unknown>
  /** Its place among the lines beside it, and how many those are. */
  index: number
  count: number
  /** The branch above it on the same level. */
  previous: Record<string, unknown> | undefined
}

/** The lines of an outline from the top down. */
export const flattenOutline = (value: unknown, path: YamlPath, depth = 0): OutlineLine[] => {
  const branches: unknown[] = Array.isArray(value) ? value : []
  return branches.flatMap((branch, index): OutlineLine[] => {
    if (!isRecord(branch)) return []
    const previous = branches[index - 1]
    const line: OutlineLine = {
      path: [...path, index],
      depth,
      branch,
      index,
      count: branches.length,
      previous: isRecord(previous) ? previous : undefined,
    }
    const inner = flattenOutline(branch['under'], [...path, index, 'under'], depth + 1)
    return [line].concat(inner)
  })
}

/** Puts a branch, with what is under it, under the one above it. */
export const indentBranch = ({ path, index, branch, previous }: OutlineLine): YamlEdit[] => {
  if (!previous) return []
  const target = [...path.slice(0, -1), index - 1, 'under']
  const under: unknown[] = Array.isArray(previous['under']) ? previous['under'] : []
  return [
    { type: 'delete', path },
    under.length === 0
      ? { type: 'set', path: target, value: [branch] }
      : { type: 'insert', path: target, index: under.length, value: branch },
  ]
}

/** Takes a branch out, behind the one that it is under. */
export const outdentBranch = ({ path, branch, count, depth }: OutlineLine): YamlEdit[] => {
  if (depth === 0) return []
  const owner = path.slice(0, -2)
  return [
    { type: 'delete', path: count === 1 ? [...owner, 'under'] : path },
    { type: 'insert', path: owner.slice(0, -1), index: Number(owner.at(-1)) + 1, value: branch },
  ]
}

/** Moves a branch among those beside it. */
export const moveBranch = ({ path, index, count }: OutlineLine, by: number): YamlEdit[] => {
  const to = index + by
  return to < 0 || to >= count ? [] : [{ type: 'move', path, to }]
}

/** Puts a line, with what is under it, to the place of another; none where that is under it itself. Places count all lines. */
export const dropLine = (
  root: unknown,
  lines: readonly OutlineLine[],
  from: number,
  to: number,
): YamlEdit[] => {
  const [line, target] = [lines[from], lines[to]]
  if (!line || !target) return []
  return moveEntry(root, line.path, target.path.slice(0, -1), target.index + (to > from ? 1 : 0))
}
