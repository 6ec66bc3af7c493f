import { isNestedDeeper } from '@kampana/engine-declare/schema/is-nested-deeper'
import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { ContentError } from '../content-error.ts'
import { tooDeep, yamlProblem } from '../faults/yaml-problem.ts'
import type { Files } from '../folder/files.ts'

/** A parsed file, and a function that finds the line of a value. */
export interface Yaml {
  /** An empty object for a file with only comments. */
  value: unknown
  findLine: (path: readonly PropertyKey[]) => number
}

/** Maximum number of values that aliases (`*name`) may repeat, so that a short file can't expand excessively. */
const maxAliasCount = 100

/** Parses a YAML file. Throws a `ContentError` for an invalid file. */
export const readYamlFile = (files: Files, file: string): Yaml => {
  const text = files.text(file)
  if (text.trim() === '') throw new ContentError(file, 'is empty. The copy may be incomplete.')
  return readYaml(text, file)
}

/** Parses YAML that may begin on a later line of its file, such as front matter. */
export const readYaml = (text: string, file: string, firstLine = 1): Yaml => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const offsetToLine = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const [fault] = document.errors
  if (fault) throw new ContentError(file, yamlProblem(fault, text), offsetToLine(fault.pos[0]))
  return {
    value: toValue(document, file, offsetToLine) ?? {},
    findLine: (path) => offsetToLine(findOffset(document, path)),
  }
}

const toValue = (document: Document, file: string, offsetToLine: (offset: number) => number): unknown => {
  const faults: ContentError[] = []
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return
      const problem = `*${alias.source} is read as a reference. Put the text in quotation marks.`
      faults.push(new ContentError(file, problem, offsetToLine(alias.range?.[0] ?? 0)))
    },
  })
  if (faults.length > 0) throw ContentError.of(faults)
  try {
    const value: unknown = document.toJS({ maxAliasCount })
    if (isNestedDeeper(value, maxLevels))
      throw new ContentError(file, tooDeepOrCircular, offsetToLine(findAlias(document)))
    return value
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError(file, tooDeep)
    if (!(error instanceof ReferenceError)) throw error
    const problem = `its references (*name) repeat more than ${maxAliasCount} values. Write the values out.`
    throw new ContentError(file, problem, offsetToLine(findAlias(document)))
  }
}

/** Maximum nesting of a value. A reference to its own ancestor would be endless. */
const maxLevels = 60
const tooDeepOrCircular = 'is nested too deeply, or a reference (*name) in it contains itself.'

/** Offset of the last alias, which repeats the most. */
const findAlias = (document: Document): number => {
  let offset = 0
  visit(document, {
    Alias: (_key, { range }) => {
      offset = range?.[0] ?? offset
    },
  })
  return offset
}

/** Offset of a value, or of its nearest existing ancestor. */
const findOffset = (document: Document, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
