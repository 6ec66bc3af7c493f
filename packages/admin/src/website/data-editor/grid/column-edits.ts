import { msg } from '../../../language/msg.ts'
import type { YamlEdit, YamlPath } from '../../yaml/yaml-edit.ts'
import type { Row } from './cell-range.ts'

/** A column as it shall be; `from` is its key until now, undefined for a new one. */
export interface WantedColumn {
  from: string | undefined
  key: string
}

/**
 * The edits that give all rows of a table these columns, in this order: a row that lacks a column gets none for it, but a new
 * one comes to all. Each edit touches one pair, so that the others keep their comments and their layout.
 */
export const columnEdits = (
  path: YamlPath,
  rows: readonly Row[],
  wanted: readonly WantedColumn[],
): YamlEdit[] => rows.flatMap((row, n) => rowEdits([...path, n], Object.keys(row), wanted))

const rowEdits = (path: YamlPath, old: readonly string[], wanted: readonly WantedColumn[]): YamlEdit[] => {
  const edits: YamlEdit[] = []
  const keys = [...old]
  const isKept = (key: string) => key === 'sample' || wanted.some(({ from }) => from === key)
  const gone = old.filter((key) => !isKept(key))
  const rename = (key: string, to: string) => {
    edits.push({ type: 'rename', path: [...path, key], key: to })
    keys[keys.indexOf(key)] = to
  }
  // Two columns that swap their names meet no pair of the same name on the way.
  const renamed = wanted.filter(({ from, key }) => from !== undefined && from !== key && old.includes(from))
  const passing = (key: string) => `${key} (was)`
  const meets = renamed.some(({ key }) => old.includes(key))
  for (const { from, key } of renamed) rename(from ?? '', meets ? passing(key) : key)
  for (const key of gone.filter((each) => wanted.some((one) => one.key === each))) {
    edits.push({ type: 'delete', path: [...path, key] })
    keys.splice(keys.indexOf(key), 1)
  }
  if (meets) for (const { key } of renamed) rename(passing(key), key)
  const present = wanted.filter(({ from, key }) => from === undefined || keys.includes(key))
  present.forEach(({ from, key }, index) => {
    if (from === undefined) {
      edits.push({ type: 'insert', path, index, value: '', key })
      keys.splice(index, 0, key)
    } else if (keys.indexOf(key) !== index) {
      edits.push({ type: 'move', path: [...path, key], to: index })
      keys.splice(keys.indexOf(key), 1)
      keys.splice(index, 0, key)
    }
  })
  // What is new goes in before the last of what there was goes out, since an empty row is no row of a table.
  const left = gone.filter((key) => keys.includes(key) && !wanted.some((one) => one.key === key))
  return edits.concat(left.map((key) => ({ type: 'delete', path: [...path, key] })))
}

/** Why a column can't be called so, in words for people; undefined where it can. */
export const columnProblem = (key: string, others: readonly string[]): string | undefined => {
  if (key === '') return msg('A name is needed.')
  // Programs put keys that are numbers before all others, whatever the file's order.
  if (!/\p{L}/u.test(key)) return msg('A name needs a letter.')
  if (key === 'sample' || key === '__proto__') return msg('This name is taken by the website itself.')
  return others.includes(key) ? msg('This name is there already.') : undefined
}

/** The key that the page shows as this title: 'Year level' is `year_level`. */
export const columnKey = (title: string): string => {
  const words = title.trim().replaceAll(/\s+/g, '_')
  const [first = '', second = ''] = words
  return second === second.toLowerCase() ? first.toLowerCase() + words.slice(first.length) : words
}

/** What the page writes above a column. */
export const columnTitle = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ')
