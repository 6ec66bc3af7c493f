import { readFileSync } from 'node:fs'
import { isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { ContentError } from './content-error.ts'

/** A parsed file: its values, and the line on which a value stands. */
export interface Yaml<T> {
  value: T
  lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads a YAML file and checks it against a schema. Throws a `ContentError` with its faults. */
export const readYamlFile = <S extends z.ZodType>(file: string, schema: S): Yaml<z.output<S>> => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new ContentError(file, 'this file is missing.')
  }
  return readYaml(text, schema, file)
}

/** The same for text that begins on a later line of its file, such as the front matter of a page. */
export const readYaml = <S extends z.ZodType>(
  text: string,
  schema: S,
  file: string,
  firstLine = 1,
): Yaml<z.output<S>> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const fault = document.errors[0]
  if (fault) throw new ContentError(file, fault.message.replace(/\n[^]*$/, ''), lineAt(fault.pos[0]))
  const lineOf = (path: readonly PropertyKey[]) => lineAt(findOffset(document, path))
  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return { value: result.data, lineOf }
  throw ContentError.of(result.error.issues.map((issue) => issueToError(issue, file, lineOf)))
}

/** A value that a schema refuses, by its name and line; a list that a page gives to a directive is checked so too. */
export const issueToError = (
  { path, message }: z.core.$ZodIssue,
  file: string,
  lineOf: Yaml<unknown>['lineOf'],
): ContentError =>
  new ContentError(file, `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`, lineOf(path))

/** Where a value begins; for one that is missing, where the nearest thing around it begins. */
const findOffset = (document: Document, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
