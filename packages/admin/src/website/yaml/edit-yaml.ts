import { parseDocument } from 'yaml'
import { applyEdit, valueAt } from './apply-edit.ts'
import { parseRoot, readEntries, type ValueToken } from './cst-entries.ts'
import { deleteSplices, moveSplices, renameSplices } from './entry-splices.ts'
import { collectionOf, findValue } from './find-value.ts'
import { insertSplice } from './insert-splice.ts'
import { setSplices } from './set-splices.ts'
import { applySplices, type Splice } from './splice.ts'
import { isRecord, YamlEditError, type YamlEdit, type YamlPath } from './yaml-edit.ts'
import { writeValue } from './write-value.ts'

/**
 * Edits a YAML text where the edits say, in their order. Comments, order, blank lines, anchors and everything else keep their
 * bytes. Where an edit can't be made in place, the value of its top-level key is written anew. Throws `YamlEditError`.
 */
export const editYamlText = (text: string, edit: YamlEdit): string => {
  const old = parseValue(text)
  const wanted = applyEdit(old, edit)
  if (isSame(old, wanted)) return text
  return (
    shrinkFirst(text, edit, old) ?? inPlace(text, edit, old, wanted) ?? rewriteTopLevel(text, edit, wanted)
  )
}

/** What a text says. Throws `YamlEditError` where it isn't valid. */
export const parseValue = (text: string): unknown => {
  const document = parseDocument(text)
  const [fault] = document.errors
  if (fault) throw new YamlEditError(fault.message)
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {}
  } catch (error) {
    throw new YamlEditError(error instanceof Error ? error.message : String(error))
  }
}

/** Compares with the order of keys. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Deletes what a new value no longer has, before what remains is set. */
const shrinkFirst = (text: string, edit: YamlEdit, old: unknown): string | undefined => {
  const path = edit.type === 'set' ? findGone(valueAt(old, edit.path), edit.value) : undefined
  if (!path) return undefined
  return editYamlText(editYamlText(text, { type: 'delete', path: [...edit.path, ...path] }), edit)
}

/** The path of an entry that a list or map has no longer; undefined where all of them go, or none. */
const findGone = (old: unknown, value: unknown): YamlPath | undefined => {
  if (!isRecord(old) || !isRecord(value)) {
    if (!Array.isArray(old) || !Array.isArray(value) || value.length === 0) return undefined
    if (value.length < old.length) return [old.length - 1]
  }
  const keys = Object.keys(old)
  const gone = keys.filter((key) => !Object.hasOwn(value, key))
  if (gone.length === keys.length) return undefined
  for (const key of gone) return [key]
  for (const key of keys) {
    const step = Array.isArray(old) ? Number(key) : key
    const inner = findGone(valueAt(old, [step]), valueAt(value, [step]))
    if (inner) return [step, ...inner]
  }
  return undefined
}

const inPlace = (text: string, edit: YamlEdit, old: unknown, wanted: unknown): string | undefined => {
  try {
    const edited = applySplices(text, toSplices(text, edit, old))
    return isSame(parseValue(edited), wanted) ? edited : undefined
  } catch (error) {
    if (error instanceof YamlEditError) return undefined
    throw error
  }
}

const toSplices = (text: string, edit: YamlEdit, old: unknown): Splice[] => {
  const root = parseRoot(text)
  const { path } = edit
  if (edit.type === 'delete') return deleteSplices(text, root, path)
  if (edit.type === 'move') return moveSplices(text, root, path, edit.to)
  if (edit.type === 'rename') return renameSplices(text, root, path, edit.key)
  const before = valueAt(old, path)
  if (edit.type === 'set') return setOrAppend(text, root, edit, old)
  if (before === undefined || before === null || Object.keys(before).length === 0) {
    const value = edit.key === undefined ? [edit.value] : { [edit.key]: edit.value }
    return setOrAppend(text, root, { type: 'set', path, value }, old)
  }
  return [insertSplice(text, findValue(text, root, path), edit.index, [edit])]
}

/** Sets a value, or appends its key to the map that lacks it. */
const setOrAppend = (
  text: string,
  root: ValueToken | undefined,
  { path, value }: { type: 'set'; path: YamlEdit['path']; value: unknown },
  old: unknown,
): Splice[] => {
  const key = path.at(-1)
  const owner = valueAt(old, path.slice(0, -1))
  if (typeof key === 'string' && isRecord(owner) && !Object.hasOwn(owner, key)) {
    const found = findValue(text, root, path.slice(0, -1))
    return [insertSplice(text, found, Infinity, [{ key, value }])]
  }
  return setSplices(text, findValue(text, root, path), valueAt(old, path), value)
}

const rewriteTopLevel = (text: string, edit: YamlEdit, wanted: unknown): string => {
  const [key] = edit.path
  const entry = readEntries(collectionOf(parseRoot(text)), text).find((entry) => entry.key === key)
  if (entry && isRecord(wanted) && typeof key === 'string' && Object.hasOwn(wanted, key)) {
    const written = writeValue(wanted[key], undefined, { text, indent: 0, inFlow: false, isItem: false })
    const edited = applySplices(text, [{ from: entry.valueFrom, to: entry.end, text: written }])
    if (isSame(parseValue(edited), wanted)) return edited
  }
  throw new YamlEditError('The text can not take this edit.')
}
