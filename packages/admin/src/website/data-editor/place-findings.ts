import type { ContentFinding } from '@kampana/shared/content/content-api'
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { YamlPath } from '../yaml/yaml-edit.ts'

/** What the reader says, at its value. */
export interface PlacedFinding {
  path: YamlPath
  text: string
}

/** Finds the values that findings are about: by the name that the sentence begins with, or else by the line. */
export const placeFindings = (
  text: string,
  value: unknown,
  findings: readonly ContentFinding[],
): PlacedFinding[] => {
  if (findings.length === 0) return []
  const lines = findings.some(({ text: said, line }) => line !== null && !readName(value, said))
    ? pathsByLine(text)
    : new Map<number, YamlPath>()
  return findings.map(({ text: said, line }) => {
    const named = readName(value, said)
    if (named) return { path: named.path, text: capitalize(said.slice(named.length)) }
    return { path: lines.get(line ?? 0) ?? [], text: said }
  })
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

interface ReadName {
  path: YamlPath
  length: number
}

/** The path of `office.Hours: must be a text.`, whose names may hold spaces and full stops; the longest that exists. */
const readName = (value: unknown, said: string, path: YamlPath = [], start = 0): ReadName | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const keys = Object.keys(value).filter((key) => said.startsWith(key, start))
  for (const key of keys.toSorted((a, b) => b.length - a.length)) {
    const end = start + key.length
    const inner = [...path, Array.isArray(value) ? Number(key) : key]
    if (said.startsWith(': ', end)) return { path: inner, length: end + 2 }
    const found = said[end] === '.' ? readName(Reflect.get(value, key), said, inner, end + 1) : undefined
    if (found) return found
  }
  return Array.isArray(value) ? undefined : readMissing(said, path, start)
}

/** What is missing is named, too. */
const readMissing = (said: string, path: YamlPath, start: number): ReadName | undefined => {
  const name = /^(?<name>\w+): is missing\.$/.exec(said.slice(start))?.groups?.['name']
  return name === undefined ? undefined : { path: [...path, name], length: start + name.length + 2 }
}

/** The first value that begins on each line, the innermost of those that begin together. */
const pathsByLine = (text: string): Map<number, YamlPath> => {
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter })
  const found = new Map<number, YamlPath>()
  const walk = (node: unknown, path: YamlPath): void => {
    if (isMap(node))
      for (const pair of node.items) if (isPair(pair)) walk(pair.value, [...path, keyOf(pair.key)])
    if (isSeq(node)) node.items.forEach((item, n) => walk(item, [...path, n]))
    if (!isNode(node) || !node.range) return
    const { line } = counter.linePos(node.range[0])
    if (!found.has(line)) found.set(line, path)
  }
  walk(contents, [])
  return found
}

const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key)
