import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { z } from 'zod'
import { ContentError } from '../content-error.ts'
import { describeIssue } from '../faults/issue-problem.ts'
import { memoizeText } from '../editing/memoize-text.ts'
import { tooDeep, yamlProblem } from '../faults/yaml-problem.ts'
import type { Files } from '../folder/files.ts'

/** A parsed file, and a function that finds the line of a value. */
export interface Yaml<T> {
  value: T
  findLine: (path: readonly PropertyKey[]) => number
}

/** The most values that aliases (`*name`) may repeat, so that a short file can't become a huge value. */
const maxAliasCount = 100

/** Reads and validates a YAML file. Throws a `ContentError` with all errors. */
export const readYamlFile = <S extends z.ZodType>(
  files: Files,
  file: string,
  schema: S,
): Yaml<z.output<S>> => {
  const text = files.text(file)
  if (text.trim() === '') throw new ContentError(file, 'is empty. Perhaps it was copied only in part.')
  return readYaml(text, schema, file)
}

/** Parses and validates YAML that may begin on a later line of its file, such as front matter. */
export const readYaml = <S extends z.ZodType>(
  text: string,
  schema: S,
  file: string,
  firstLine = 1,
): Yaml<z.output<S>> => {
  const { document, lines, fault } = parse(text)
  const offsetToLine = (offset: number) => lines.linePos(offset).line + firstLine - 1
  if (fault) throw new ContentError(file, yamlProblem(fault, text), offsetToLine(fault.pos[0]))
  const findLine = (path: readonly PropertyKey[]) => offsetToLine(findOffset(document, path))
  const written = toValue(document, file, offsetToLine) ?? {}
  const result = schema.safeParse(written)
  if (result.success) return { value: result.data, findLine }
  throw ContentError.of(result.error.issues.map((issue) => issueToError(issue, written, file, findLine)))
}

/** The front matter of a page is read for the menu, for its text, and as a record. */
const parse = memoizeText((text) => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  return { document, lines, fault: document.errors[0] }
})

/** Converts an issue of zod to an error with the value's name and line. `root` is the value of the whole file. */
const issueToError = (
  issue: z.core.$ZodIssue,
  root: unknown,
  file: string,
  findLine: Yaml<unknown>['findLine'],
): ContentError => {
  const { path, problem } = describeIssue(issue, root)
  return new ContentError(file, `${path.length > 0 ? `${path.join('.')}: ` : ''}${problem}`, findLine(path))
}

const toValue = (document: Document, file: string, offsetToLine: (offset: number) => number): unknown => {
  const faults: ContentError[] = []
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return
      const problem = `*${alias.source} is taken for a reference; put the text between quotation marks.`
      faults.push(new ContentError(file, problem, offsetToLine(alias.range?.[0] ?? 0)))
    },
  })
  if (faults.length > 0) throw ContentError.of(faults)
  try {
    const value: unknown = document.toJS({ maxAliasCount })
    if (isDeep(value)) throw new ContentError(file, tooDeepOrCircular, offsetToLine(findAlias(document)))
    return value
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError(file, tooDeep)
    if (!(error instanceof ReferenceError)) throw error
    const problem = `its references (*name) repeat more than ${maxAliasCount} values; write them out.`
    throw new ContentError(file, problem, offsetToLine(findAlias(document)))
  }
}

/** The most levels of a value; a reference to what it stands in has no end of them. */
const maxLevels = 60
const tooDeepOrCircular = 'is nested too deeply, or a reference (*name) in it contains itself.'

const isDeep = (value: unknown, level = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (level > maxLevels || Object.values(value).some((inner) => isDeep(inner, level + 1)))

/** The offset of the last alias, which repeats the most. */
const findAlias = (document: Document): number => {
  let offset = 0
  visit(document, {
    Alias: (_key, { range }) => {
      offset = range?.[0] ?? offset
    },
  })
  return offset
}

/** The offset of a value; if it is missing, that of its nearest existing ancestor. */
const findOffset = (document: Document, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
