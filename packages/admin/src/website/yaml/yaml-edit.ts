/** The way to a value: keys of maps and indexes of lists. */
export type YamlPath = readonly (string | number)[]

/** What is edited in a YAML text. Values are plain data: texts, numbers, booleans, null, lists and objects. */
export type YamlEdit =
  /** Writes a value. Of an object or a list only what differs is written. A key that isn't there yet comes last. */
  | { type: 'set'; path: YamlPath; value: unknown }
  /** Inserts an item into the list at `path`, or with `key` a pair into the map. */
  | { type: 'insert'; path: YamlPath; index: number; value: unknown; key?: string }
  | { type: 'delete'; path: YamlPath }
  /** Moves an item of a list, or a pair of a map, to another index of the same. */
  | { type: 'move'; path: YamlPath; to: number }
  | { type: 'rename'; path: YamlPath; key: string }

/** A YAML text can't take an edit: it isn't valid, or what is named isn't in it. */
export class YamlEditError extends Error {
  override readonly name = 'YamlEditError'
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
