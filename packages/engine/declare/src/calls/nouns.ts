import type { Resource } from '../resource.ts'

type Named = Pick<Resource, 'singular' | 'singleton'>

/** Noun phrase for one record in a summary: `an office`, or `the home page` for a singleton. */
export const singularPhrase = ({ singular, singleton }: Named): string => {
  if (singleton) return `the ${singular}`
  return `${startsWithVowelSound.test(singular) ? 'an' : 'a'} ${singular}`
}

/** Noun phrase for several records in a summary: `job openings`. The singular is always English. */
export const pluralPhrase = ({ singular }: Pick<Named, 'singular'>): string => {
  if (/\bperson$/.test(singular)) return singular.replace(/person$/, 'people')
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies')
  return /(?:[sxz]|[cs]h)$/.test(singular) ? `${singular}es` : `${singular}s`
}

/** Matches `office` and `update`, but not `user` or `unit`. */
const startsWithVowelSound = /^(?:[aeio]|u(?!ni|s))/i

/** Name of a resource in a 404, like Laravel's models: `Update`, `JobOpening`. */
export const modelName = ({ singular }: Pick<Resource, 'singular'>): string =>
  singular.replace(/(?:^| )(.)/g, (_match, letter: string) => letter.toUpperCase())
