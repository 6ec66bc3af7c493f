import { isEqual } from 'es-toolkit'
import { columnOf, readEntries, scalarStyle, tokenEnd } from './cst-entries.ts'
import { collectionOf, type FoundValue } from './find-value.ts'
import { insertSplice } from './insert-splice.ts'
import type { Splice } from './splice.ts'
import { writeFolded } from './write-folded.ts'
import { writeScalar, type ScalarStyle } from './write-scalar.ts'
import { writeValue } from './write-value.ts'
import { isRecord } from './yaml-edit.ts'

/** What has to be replaced for a value to become another. Of a list or map only what differs; it may grow, but not shrink. */
export const setSplices = (text: string, found: FoundValue, old: unknown, value: unknown): Splice[] => {
  if (isEqual(old, value)) return []
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && !canBeAlias(found))
    return listSplices(text, found, old, value)
  if (isRecord(old) && isRecord(value) && hasSameStart(old, value) && !canBeAlias(found))
    return mapSplices(text, found, old, value)
  return [
    isScalar(value) && isScalar(old)
      ? scalarSplice(text, found, old, value)
      : wholeSplice(text, found, value),
  ]
}

const listSplices = (
  text: string,
  found: FoundValue,
  old: readonly unknown[],
  value: readonly unknown[],
): Splice[] => {
  const owner = collectionOf(found.value)
  const inFlow = found.inFlow || owner.type === 'flow-collection'
  const inner = readEntries(owner, text).flatMap((entry, n) =>
    setSplices(text, { value: entry.value, entry, inFlow, isItem: true }, old[n], value[n]),
  )
  const added = value.slice(old.length).map((item) => ({ value: item }))
  return added.length === 0 ? inner : [...inner, insertSplice(text, found, old.length, added)]
}

const mapSplices = (
  text: string,
  found: FoundValue,
  old: Record<string, unknown>,
  value: Record<string, unknown>,
): Splice[] => {
  const owner = collectionOf(found.value)
  const inFlow = found.inFlow || owner.type === 'flow-collection'
  const inner = readEntries(owner, text).flatMap((entry) => {
    const { key = '' } = entry
    return setSplices(text, { value: entry.value, entry, inFlow, isItem: false }, old[key], value[key])
  })
  const count = Object.keys(old).length
  const added = Object.entries(value)
    .filter(([key]) => !Object.hasOwn(old, key))
    .map(([key, value]) => ({ key, value }))
  return added.length === 0 ? inner : [...inner, insertSplice(text, found, count, added)]
}

const scalarSplice = (
  text: string,
  { value: token, entry, inFlow }: FoundValue,
  old: unknown,
  value: unknown,
): Splice => {
  const style = scalarStyle(token)
  const indent = entry ? columnOf(text, entry.start) : 0
  if (!token || !style) return wholeSplice(text, { value: token, entry, inFlow, isItem: false }, value)
  const source = text.slice(token.offset, tokenEnd(token, text))
  const written =
    (style === 'folded' && writeFolded(source, value, indent)) ||
    writeScalar(value, keptStyle(style, old, inFlow), { indent, inFlow })
  return { from: token.offset, to: token.offset + source.length, text: written }
}

/** Quotation marks that the old value needed are dropped with it; those that an author chose stay. */
const keptStyle = (style: ScalarStyle, old: unknown, inFlow: boolean): ScalarStyle => {
  if (style !== 'single' && style !== 'double') return style
  return writeScalar(old, 'plain', { indent: 0, inFlow }) === old ? style : 'plain'
}

/** Replaces everything behind the dash or colon. */
const wholeSplice = (
  text: string,
  {
    value: token,
    entry,
    inFlow,
    isItem,
  }: Omit<FoundValue, 'entry'> & { entry?: FoundValue['entry'] | undefined },
  value: unknown,
): Splice => {
  const from = entry ? entry.valueFrom : (token?.offset ?? 0)
  const to = token ? tokenEnd(token, text) : from
  const indent = entry ? columnOf(text, entry.start) : -2
  const isEmptyFlow = token?.type === 'flow-collection' && token.items.length === 0
  const written = writeValue(value, isEmptyFlow ? undefined : token, { text, indent, inFlow, isItem })
  // A flow list has no dash, and the root no colon, before the value.
  const hasIndicator = entry !== undefined && entry.valueFrom !== entry.value?.offset
  return { from, to, text: hasIndicator ? written : written.replace(/^[ \n]+/, '') }
}

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null

const canBeAlias = ({ value }: FoundValue): boolean => value === undefined || value.type === 'alias'

/** Whether the new map begins with the keys of the old one, in their order. */
const hasSameStart = (old: Record<string, unknown>, value: Record<string, unknown>): boolean => {
  const keys = Object.keys(old)
  return keys.length > 0 && isEqual(keys, Object.keys(value).slice(0, keys.length))
}
