import type { CST } from 'yaml'
import { isCollection, isFlow, readEntries, type Entry, type ValueToken } from './cst-entries.ts'
import { YamlEditError, type YamlPath } from './yaml-edit.ts'

/** A value in a text. */
export interface FoundValue {
  value: ValueToken | undefined
  /** The item or pair that it belongs to; the root has none. */
  entry?: Entry
  /** Whether it stands within a flow collection. */
  inFlow: boolean
  /** Whether it is an item of a list. */
  isItem: boolean
}

export type CollectionToken = CST.BlockMap | CST.BlockSequence | CST.FlowCollection

/** Finds the value at a path. Throws where there is none, or where the path passes through an alias. */
export const findValue = (text: string, root: ValueToken | undefined, path: YamlPath): FoundValue =>
  path.reduce<FoundValue>(
    ({ value, inFlow }, step) => {
      const owner = collectionOf(value)
      const entries = readEntries(owner, text)
      const entry = entries[indexOfEntry(entries, owner, step)]
      if (!entry) throw new YamlEditError(`There is no ${step}.`)
      return { value: entry.value, entry, inFlow: inFlow || isFlow(owner), isItem: !isMapToken(owner) }
    },
    { value: root, inFlow: false, isItem: false },
  )

export const collectionOf = (value: ValueToken | undefined): CollectionToken => {
  if (!isCollection(value)) throw new YamlEditError('There is no list or map.')
  return value
}

export const isMapToken = (token: CollectionToken): boolean =>
  isFlow(token) ? token.start.type === 'flow-map-start' : token.type === 'block-map'

export const indexOfEntry = (
  entries: readonly Entry[],
  owner: CollectionToken,
  step: string | number,
): number => (isMapToken(owner) ? entries.findIndex(({ key }) => key === String(step)) : Number(step))
