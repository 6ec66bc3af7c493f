import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import { readYamlFile, type Yaml } from './read-yaml.ts'

/** The names of the values in a file that were invented and have to be replaced: `president.name`. */
export const sample = z.array(z.string()).default([])

/** What is still sample in a file: the names of its values, or the whole text of a page. */
export interface Samples {
  file: string
  names: readonly string[]
}

/** Reads a YAML file that ends with its sample marks. Throws a `ContentError` where a mark names nothing. */
export const readMarkedFile = <S extends z.ZodType<{ sample: string[] }>>(
  file: string,
  schema: S,
): Yaml<Omit<z.output<S>, 'sample'>> & { samples: Samples } => {
  const read = readYamlFile(file, schema)
  assertSampleMarks(file, read)
  const { sample: names, ...value } = read.value
  return { value, lineOf: read.lineOf, samples: { file, names } }
}

/** A sample mark that names nothing would hide what is still to be replaced. */
const assertSampleMarks = (file: string, { value, lineOf }: Yaml<{ sample: string[] }>): void => {
  collectErrors(
    value.sample.map((name, index) => () => {
      if (valueAt(value, name) === undefined)
        throw new ContentError(
          file,
          `the sample mark "${name}" names nothing in this file.`,
          lineOf(['sample', index]),
        )
    }),
  )
}

/** The value under a dotted name: `campuses.0.address`. */
export const valueAt = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? Reflect.get(inner, key)
          : undefined,
      value,
    )
