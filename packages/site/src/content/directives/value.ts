import type { z } from 'zod'
import { ContentError } from '../content-error.ts'
import type { Data } from '../data.ts'
import type { ListedProgram } from '../program.ts'
import { faultOf } from '../read-yaml.ts'
import { valueAt } from '../sample.ts'

/** A directive where it is used: the name of its value, and the data file of the page. */
export interface Use {
  /** `data.faculty`. */
  name: string
  data: Data | undefined
  /** A line of Markdown as HTML. */
  inline: (source: string) => string
  file: string
  line: number
  /** Where the content is. */
  directory: string
  /** Every program that the college offers. */
  programs: readonly ListedProgram[]
}

/** Makes HTML of a value of the data file. */
export type Directive = (use: Use) => string

/** The value, checked. A fault names the line in the data file where it is; a missing value, the line of the directive. */
export const valueOf = <S extends z.ZodType>({ name, data, file, line }: Use, schema: S): z.output<S> => {
  const [root, ...path] = name.split('.')
  const value = root === 'data' && data ? valueAt(data.value, path.join('.')) : undefined
  if (data === undefined || value === undefined)
    throw new ContentError(file, `${name} is no value of this page's data file.`, line)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) =>
    faultOf({ ...issue, path: [...path.map(keyOf), ...issue.path] }, data.file, data.lineOf),
  )
  throw ContentError.of(faults)
}

const keyOf = (part: string): PropertyKey => (/^\d+$/.test(part) ? Number(part) : part)
