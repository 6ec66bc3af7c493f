import type { ActionText } from './custom-action.ts'
import type { Resource } from './resource.ts'

/** Placeholder of a record's title in a text made by a function: a private-use character, which no text contains. */
const titleIndex = '\uE000'

/**
 * Serializes declarations as JSON. A function that makes a text of a title becomes that text with a placeholder; `check` stays
 * on the server.
 */
export const serializeResources = (resources: readonly Resource[]): string =>
  JSON.stringify(resources, (key, value: unknown) =>
    key === 'check'
      ? undefined
      : typeof value === 'function'
        ? (value as Exclude<ActionText, string>)(titleIndex)
        : value,
  )

/** Parses the output of `serializeResources`. */
export const parseResources = (json: string): Resource[] =>
  JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' && value.includes(titleIndex)
      ? (title: string) => value.replaceAll(titleIndex, () => title)
      : value,
  ) as Resource[]
