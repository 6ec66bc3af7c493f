import { valueAt } from '../../yaml/apply-edit.ts'
import { isRecord, type YamlEdit, type YamlPath } from '../../yaml/yaml-edit.ts'

/** The entry of a `sample` list that names a value. */
export interface SampleMark {
  /** Where the mark stands, such as `sample.3`. */
  path: YamlPath
  name: string
}

/** The marks that name a value itself. */
export const findSampleMarks = (root: unknown, path: YamlPath): SampleMark[] =>
  marksAbove(root, path).filter(({ name, rest }) => name === rest)

/** An edit, with those that keep the `sample` lists in step: what is deleted is no sample, and what is renamed is one still. */
export const withSampleMarks = (root: unknown, edit: YamlEdit): YamlEdit[] => {
  if (edit.type !== 'delete' && edit.type !== 'rename') return [edit]
  const isOwnMark = edit.path.includes('sample')
  const marks = isOwnMark
    ? []
    : marksAbove(root, edit.path).filter(({ name, rest }) => name === rest || name.startsWith(`${rest}.`))
  if (edit.type === 'delete') return [...marks.toReversed().flatMap((mark) => unmark(root, mark)), edit]
  const renamed = [...edit.path.slice(0, -1), edit.key]
  return [
    ...marks.map(({ path, name, rest }): YamlEdit => {
      const owner = path.slice(0, -2)
      return { type: 'set', path, value: renamed.slice(owner.length).join('.') + name.slice(rest.length) }
    }),
    edit,
  ]
}

/** Deletes a mark, and with the last one its list. */
export const unmark = (root: unknown, { path }: SampleMark): YamlEdit[] => {
  const list = path.slice(0, -1)
  const marks = valueAt(root, list)
  return [{ type: 'delete', path: Array.isArray(marks) && marks.length === 1 ? list : path }]
}

/** The marks of every map around a value, each with what the value is called from there. */
const marksAbove = (root: unknown, path: YamlPath): (SampleMark & { rest: string })[] =>
  path.flatMap((_step, depth) => {
    const owner = valueAt(root, path.slice(0, depth))
    const names = isRecord(owner) && Array.isArray(owner['sample']) ? owner['sample'] : []
    const rest = path.slice(depth).join('.')
    return names.map((name, n) => ({
      path: [...path.slice(0, depth), 'sample', n],
      name: String(name),
      rest,
    }))
  })
