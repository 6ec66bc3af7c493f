import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The path of the value that an issue of zod is about, and a sentence for authors. `root` is what was parsed. */
export const describeIssue = (issue: Issue, root: unknown): { path: PropertyKey[]; problem: string } => {
  const { path, ...found } = narrowUnion(issue)
  return { path, problem: describe(found, valueAt(root, path)) }
}

/** Of a union the branch that fits best, which is the one whose error lies deepest. */
const narrowUnion = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue
  const nested = issue.errors.flatMap(([first]) => (first ? [narrowUnion(first)] : []))
  const [best] = nested.sort((a, b) => b.path.length - a.path.length)
  return best ? { ...best, path: [...issue.path, ...best.path] } : issue
}

const describe = (issue: Omit<Issue, 'path'>, value: unknown): string => {
  const { code, message } = issue as Issue
  if (code !== 'invalid_type' || !message.startsWith('Invalid input')) return message
  if (value === undefined) return 'is missing.'
  const { expected } = issue as z.core.$ZodIssueInvalidType
  const needed = expectations[expected]
  if (needed === undefined) return message
  const [key = '', ...others] = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const isText = expected === 'string'
  if (isText && !Array.isArray(value) && key !== '' && others.length === 0)
    return `must be a text. Its colon makes "${key}" a name; put the whole line between quotation marks.`
  if (isText && (typeof value === 'number' || typeof value === 'boolean'))
    return `must be a text. Put ${value} between quotation marks.`
  return `must be ${needed}.`
}

const expectations: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'names with a value each',
  record: 'names with a value each',
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    root,
  )
