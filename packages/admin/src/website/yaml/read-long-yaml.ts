import { hasAnchors } from './edit-large-yaml.ts'
import { parseValue } from './edit-yaml.ts'
import { readPlainRows } from './read-plain-rows.ts'
import { splitText } from './text-parts.ts'
import { isRecord, YamlEditError, type YamlEdit } from './yaml-edit.ts'
import { isEqual } from 'es-toolkit'

/** From this length on parsing takes so long that the screen would stand still. */
export const veryLongText = 200_000

/** So many items of a list are parsed together, and for so many milliseconds before the browser gets its turn. */
const perTurn = 40
const turn = 16

/** Parses a very long text and lets the browser work in between. Throws `YamlEditError`. */
export const readLongYaml = async (text: string, signal: AbortSignal): Promise<unknown> => {
  const keys = [...text.matchAll(/^([A-Za-z_][\w -]*):/gm)].map(([, key = '']) => key)
  if (hasAnchors(text) || keys.length === 0) return parseValue(text)
  const entries: [string, unknown][] = []
  for (const key of keys) {
    const parts = splitText(text, key)
    if (!parts || entries.some(([name]) => name === key)) return parseValue(text)
    const { head, items } = parts
    const value =
      items.length > perTurn
        ? await readItems(items, signal)
        : valueOf(parseValue(head + items.join('')), key)
    entries.push([key, value])
  }
  return Object.fromEntries(entries)
}

const readItems = async (items: readonly string[], signal: AbortSignal): Promise<unknown[]> => {
  const values: unknown[] = []
  let began = performance.now()
  for (let n = 0; n < items.length; n += perTurn) {
    const some = items.slice(n, n + perTurn)
    const read = readPlainRows(some) ?? parseValue(some.join(''))
    if (!Array.isArray(read)) throw new YamlEditError('A list has other things in it.')
    values.push(...read)
    if (performance.now() - began < turn) continue
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
    began = performance.now()
  }
  return values
}

const valueOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/** A new list of a long text as edits of the items that differ, so that not all of it has to be parsed. */
export const divideEdit = (edit: YamlEdit, root: unknown): YamlEdit[] => {
  const [key] = edit.path
  const old = typeof key === 'string' && edit.path.length === 1 ? valueOf(root, key) : undefined
  if (edit.type !== 'set' || !Array.isArray(old) || !Array.isArray(edit.value)) return [edit]
  const items: unknown[] = edit.value
  if (items.length < old.length || old.length === 0) return [edit]
  return items.flatMap((value, index): YamlEdit[] => {
    if (index >= old.length) return [{ type: 'insert', path: edit.path, index, value }]
    return isEqual(old[index], value) ? [] : [{ type: 'set', path: [...edit.path, index], value }]
  })
}
