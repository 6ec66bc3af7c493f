import { z } from 'zod'
import { ContentError } from './content-error.ts'
import type { Yaml } from './read-yaml.ts'

/** The names of the values in a file that were invented and have to be replaced: `president.name`. */
export const sample = z.array(z.string()).default([])

/** A sample mark that names nothing would hide what is still to be replaced. */
export const checkSampleMarks = (file: string, { value, lineOf }: Yaml<{ sample: string[] }>): void => {
  value.sample.forEach((name, index) => {
    if (valueAt(value, name) === undefined)
      throw new ContentError(
        file,
        `the sample mark "${name}" names nothing in this file.`,
        lineOf(['sample', index]),
      )
  })
}

/** The value under a dotted name: `campuses.0.address`. */
export const valueAt = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      value,
    )
