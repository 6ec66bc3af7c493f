import type { ActionText } from './custom-action.ts'
import type { Resource } from './resource.ts'

/** Stands for a record's title in a text that a function makes of it. A private-use character, which no text has. */
const titlePlace = '\uE000'

/**
 * Serializes declarations as JSON. A function that makes a text of a title becomes that text around a placeholder; a `check` is
 * left to the server.
 */
export const serializeResources = (resources: readonly Resource[]): string =>
  JSON.stringify(resources, (key, value: unknown) =>
    key === 'check'
      ? undefined
      : typeof value === 'function'
        ? (value as Exclude<ActionText, string>)(titlePlace)
        : value,
  )

/** Parses what `serializeResources` wrote. */
export const parseResources = (json: string): Resource[] =>
  JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' && value.includes(titlePlace)
      ? (title: string) => value.replaceAll(titlePlace, () => title)
      : value,
  ) as Resource[]
