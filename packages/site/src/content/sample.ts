import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import { readYamlFile, type Yaml } from './read-yaml.ts'

/** The names of the values in a file that were invented and have to be replaced: `president.name`. */
export const sample = z.array(z.string()).default([])
/** The same within an entry of a list, so that its marks go along wherever the entry is moved. */
export const entrySample = z.array(z.string()).optional()

/** What is still sample in a file: the names of its values, or the whole text of a page. */
export interface Samples {
  file: string
  names: readonly string[]
}

/** Reads a YAML file with its sample marks. Throws a `ContentError` where a mark names nothing. */
export const readMarkedFile = <S extends z.ZodType<{ sample: string[] }>>(
  file: string,
  schema: S,
): Yaml<Omit<z.output<S>, 'sample'>> & { samples: Samples } => {
  const read = readYamlFile(file, schema)
  const marks = findMarks(read.value)
  assertSampleMarks(file, marks, read.lineOf)
  const { sample: _sample, ...value } = read.value
  const names = marks.map(({ place, name }) => [...place, name].join('.'))
  return { value, lineOf: read.lineOf, samples: { file, names } }
}

interface Mark {
  name: string
  /** What has the value. */
  owner: object
  path: readonly PropertyKey[]
  /** The same for people: an entry of a list is called by its title. */
  place: readonly string[]
}

/** Every mark of a value and of the entries within it. */
const findMarks = (
  value: unknown,
  path: readonly PropertyKey[] = [],
  place: readonly string[] = [],
): Mark[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'sample' in value && isNames(value.sample) ? value.sample : []
  const inner = Object.entries(value).flatMap(([key, child]) =>
    Array.isArray(value)
      ? findMarks(child, [...path, Number(key)], [...place, entryTitle(child) ?? key])
      : findMarks(child, [...path, key], [...place, key]),
  )
  return [
    ...own.map((name, index) => ({ name, owner: value, path: [...path, 'sample', index], place })),
    ...inner,
  ]
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const entryTitle = (entry: unknown): string | undefined =>
  typeof entry === 'object' && entry !== null && 'title' in entry && typeof entry.title === 'string'
    ? entry.title
    : undefined

/** A sample mark that names nothing would hide what is still to be replaced; one that counts names another value sooner or later. */
const assertSampleMarks = (file: string, marks: readonly Mark[], lineOf: Yaml<unknown>['lineOf']): void => {
  collectErrors(
    marks.map(({ name, owner, path }) => () => {
      const fault = /(?:^|\.)\d+(?:\.|$)/.test(name)
        ? 'counts the entries of a list. Write `sample` into the entry instead.'
        : getValue(owner, name) === undefined && 'names nothing in this file.'
      if (fault) throw new ContentError(file, `the sample mark "${name}" ${fault}`, lineOf(path))
    }),
  )
}

/** The value under a dotted name: `campuses.0.address`. */
export const getValue = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? Reflect.get(inner, key)
          : undefined,
      value,
    )
