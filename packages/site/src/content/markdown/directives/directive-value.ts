import type { z } from 'zod'
import { ContentError } from '../../content-error.ts'
import type { Data } from '../../data.ts'
import type { ProgramSummary } from '../../program.ts'
import { issueToError } from '../../read-yaml.ts'
import { getValue } from '../../sample.ts'

/** A directive where it is used: the name of its value, and the data file of the page. */
export interface DirectiveContext {
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
  programs: readonly ProgramSummary[]
}

/** Makes HTML of a value of the data file. */
export type Directive = (use: DirectiveContext) => string

/** The value, checked. A fault names the line in the data file where it is; a missing value, the line of the directive. */
export const readDirectiveValue = <S extends z.ZodType>(
  { name, data, file, line }: DirectiveContext,
  schema: S,
): z.output<S> => {
  const [root, ...path] = name.split('.')
  const value = root === 'data' && data ? getValue(data.value, path.join('.')) : undefined
  if (data === undefined || value === undefined)
    throw new ContentError(file, `${name} is no value of this page's data file.`, line)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) =>
    issueToError({ ...issue, path: [...path.map(parseKey), ...issue.path] }, data.file, data.lineOf),
  )
  throw ContentError.of(faults)
}

const parseKey = (part: string): PropertyKey => (/^\d+$/.test(part) ? Number(part) : part)

/** An error at a place within the value: its line in the data file, or else the line of the directive. */
export const createValueError = (
  { data, name, file, line }: DirectiveContext,
  problem: string,
  path: readonly PropertyKey[],
): ContentError =>
  data
    ? new ContentError(data.file, problem, data.lineOf([...name.split('.').slice(1), ...path]))
    : new ContentError(file, problem, line)
