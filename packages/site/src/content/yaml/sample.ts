import { z } from 'zod'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { readYamlFile, type Yaml } from './read-yaml.ts'

/** The names of the sample values in a file, such as `president.name`, which a college has to replace. */
export const sample = z.array(z.string()).default([])
/** The names of the sample values in an entry of a list, which stay correct when the entry is moved. */
export const entrySample = z.array(z.string()).optional()

/** The names of a file's sample values, or that the whole page is a sample. */
export interface Samples {
  file: string
  names: readonly string[]
}

/** Reads a YAML file with its sample marks. Throws a `ContentError` if a mark names no value. */
export const readMarkedFile = <S extends z.ZodType<{ sample: string[] }>>(
  files: Files,
  file: string,
  schema: S,
): Yaml<Omit<z.output<S>, 'sample'>> & { samples: Samples } => {
  const read = readYamlFile(files, file, schema)
  const marks = findMarks(read.value)
  assertSampleMarks(file, marks, read.findLine)
  const { sample: _sample, ...value } = read.value
  const names = marks.map(({ place, name }) => [...place, name].join('.'))
  return { value, findLine: read.findLine, samples: { file, names } }
}

interface Mark {
  name: string
  /** The object with the value. */
  owner: object
  path: readonly PropertyKey[]
  /** The path for people: an entry of a list has its title. */
  place: readonly string[]
}

/** Finds the marks of a value and of everything in it. */
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

/** Refuses a mark that names no value, and one with an index, which would be wrong after an entry is inserted. */
const assertSampleMarks = (
  file: string,
  marks: readonly Mark[],
  findLine: Yaml<unknown>['findLine'],
): void => {
  collectErrors(
    marks.map(({ name, owner, path }) => () => {
      const fault = /(?:^|\.)\d+(?:\.|$)/.test(name)
        ? 'counts the entries of a list. Write `sample` into the entry instead.'
        : getValue(owner, name) === undefined && 'names nothing in this file.'
      if (fault) throw new ContentError(file, `the sample mark "${name}" ${fault}`, findLine(path))
    }),
  )
}

/** The value of a dotted name, such as `campuses.0.address`. */
const getValue = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? Reflect.get(inner, key)
          : undefined,
      value,
    )
