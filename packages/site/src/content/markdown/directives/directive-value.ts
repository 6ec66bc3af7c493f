import type { z } from 'zod'
import { ContentError } from '../../content-error.ts'
import type { Data } from '../../yaml/data.ts'
import type { KnownPaths } from '../../editing/read-cache.ts'
import type { Files } from '../../files.ts'
import type { Monograph } from '../../monograph.ts'
import type { ProgramSummary } from '../../program.ts'
import type { Download } from '../../documents/read-downloads.ts'
import { issueToError } from '../../yaml/read-yaml.ts'
import { getValue } from '../../yaml/sample.ts'

/** The use of a directive in a page. */
export interface DirectiveContext {
  /** `data.faculty`. */
  name: string
  data: Data | undefined
  /** Renders a line of Markdown to HTML. */
  inline: (source: string) => string
  file: string
  line: number
  files: Files
  /** The paths that links may have. */
  paths: KnownPaths
  /** Every program that the college offers. */
  programs: readonly ProgramSummary[]
  /** Every monograph, in the order of lists. */
  monographs: readonly Monograph[]
  /** Every download, in the order of its group. */
  downloads: readonly Download[]
}

/** Renders a value of the data file to HTML. */
export type Directive = (use: DirectiveContext) => string

/** Reads and validates the value. Errors have its line in the data file or, if it is missing, the directive's line. */
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
    issueToError(
      { ...issue, path: [...path.map(parseKey), ...issue.path] },
      data.value,
      data.file,
      data.findLine,
    ),
  )
  throw ContentError.of(faults)
}

const parseKey = (part: string): PropertyKey => (/^\d+$/.test(part) ? Number(part) : part)

/** An error in a part of the value, with its line in the data file, or else the directive's line. */
export const createValueError = (
  { data, name, file, line }: DirectiveContext,
  problem: string,
  path: readonly PropertyKey[],
): ContentError =>
  data
    ? new ContentError(data.file, problem, data.findLine([...name.split('.').slice(1), ...path]))
    : new ContentError(file, problem, line)
