import { isRecord, YamlEditError, type YamlEdit, type YamlPath } from './yaml-edit.ts'

/** Applies an edit to the parsed value, which is copied where it changes. What the text says afterwards must equal it. */
export const applyEdit = (value: unknown, edit: YamlEdit): unknown => {
  const { path } = edit
  if (edit.type === 'set') return setIn(value, path, edit.value)
  if (edit.type === 'insert')
    return updateIn(value, path, (owner) => insertInto(owner, edit.index, edit.value, edit.key))
  const step = path.at(-1)
  if (step === undefined) throw new YamlEditError('The whole file can only be set.')
  const parent = path.slice(0, -1)
  if (edit.type === 'delete') return updateIn(value, parent, (owner) => removeFrom(owner, step))
  if (edit.type === 'move') return updateIn(value, parent, (owner) => moveIn(owner, step, edit.to))
  return updateIn(value, parent, (owner) => renameIn(owner, String(step), edit.key))
}

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: YamlPath): unknown =>
  path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? Reflect.get(inner, step)
        : undefined,
    value,
  )

const setIn = (value: unknown, path: YamlPath, written: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return written
  if (Array.isArray(value)) return value.with(indexOf(value, step), setIn(value[Number(step)], rest, written))
  const owner = isRecord(value) ? value : {}
  return withKey(owner, String(step), setIn(valueAt(owner, [step]), rest, written))
}

/** Unlike a spread with a computed key this takes `__proto__` as any other. */
const withKey = (owner: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.hasOwn(owner, key)
      ? Object.entries(owner).map(([name, old]) => [name, name === key ? value : old])
      : [...Object.entries(owner), [key, value]],
  )

const updateIn = (value: unknown, path: YamlPath, update: (owner: unknown) => unknown): unknown =>
  setIn(value, path, update(valueAt(value, path)))

const insertInto = (owner: unknown, index: number, value: unknown, key?: string): unknown => {
  if (key === undefined) return (Array.isArray(owner) ? owner : []).toSpliced(index, 0, value)
  const entries = isRecord(owner) ? Object.entries(owner) : []
  if (entries.some(([name]) => name === key)) throw new YamlEditError(`${key} is there already.`)
  return Object.fromEntries(entries.toSpliced(index, 0, [key, value]))
}

const removeFrom = (owner: unknown, step: string | number): unknown => {
  if (Array.isArray(owner)) return owner.toSpliced(indexOf(owner, step), 1)
  return Object.fromEntries(entriesWith(owner, String(step)).filter(([name]) => name !== step))
}

const moveIn = (owner: unknown, step: string | number, to: number): unknown => {
  if (Array.isArray(owner)) {
    const items: unknown[] = owner
    const from = indexOf(items, step)
    return items.toSpliced(from, 1).toSpliced(to, 0, items[from])
  }
  const entries = entriesWith(owner, String(step))
  const from = entries.findIndex(([name]) => name === step)
  return Object.fromEntries(entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1)))
}

const renameIn = (owner: unknown, step: string, key: string): unknown => {
  const entries = entriesWith(owner, step)
  if (key !== step && entries.some(([name]) => name === key))
    throw new YamlEditError(`${key} is there already.`)
  return Object.fromEntries(entries.map(([name, value]) => [name === step ? key : name, value]))
}

const indexOf = (items: readonly unknown[], step: string | number): number => {
  const index = Number(step)
  if (!Number.isInteger(index) || index < 0 || index >= items.length)
    throw new YamlEditError(`There is no item ${step}.`)
  return index
}

const entriesWith = (owner: unknown, key: string): [string, unknown][] => {
  const entries = isRecord(owner) ? Object.entries(owner) : []
  if (!entries.some(([name]) => name === key)) throw new YamlEditError(`There is no ${key}.`)
  return entries
}
