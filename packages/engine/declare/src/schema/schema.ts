import * as z from 'zod'
import { inputName, humanize, optional, boolean, type Field } from '../kinds/index.ts'
import { replyIdSchema } from '../kinds/checks.ts'
import { defaultTimeZone } from '../time/time-zone.ts'
import { fieldSchema, replyShape } from './field-schema.ts'
import {
  applyCrossFieldRules,
  virtualFlags,
  type CollectedErrors,
  type ParseContext,
} from './cross-field-rules.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import type { Fields, InputOf, Resource } from '../resource.ts'

interface InputOptions {
  /** Leaves missing fields unchanged, for edits. */
  partial?: boolean
}
export interface ReadOptions extends InputOptions {
  /** Today in the college's time zone, `YYYY-MM-DD`, for days that must not be past. */
  today?: string
  /** The current instant, for fields that accept the word `now`. */
  now?: string
  /** The record before the edit, for cross-field rules whose other field is missing. */
  old?: Readonly<Record<string, unknown>>
}
/** Maximum number of errors in a reply: a body may have a hundred thousand unknown keys, whose errors would take a second. */
export const maxErrors = 20
/** Parsed input of these fields. */
export type Input<F extends Fields> = InputOf<Resource<F>>
type Given<F extends Fields, O> = O extends { partial: true } ? Partial<Input<F>> : Input<F>

/**
 * zod schema of the input, a strict object whose issues have Laravel's texts. `readInput` applies the cross-field rules
 * (`condition`, `notBefore`, `confirmedBy`).
 */
export const inputSchema = (fields: Fields, { partial = false }: InputOptions = {}) => {
  const shape = writtenFields(fields, partial).map(([name, field]) => {
    const schema = fieldSchema(name, field)
    return [name, partial || !field.required ? schema.optional() : schema] as const
  })
  const flags = [...virtualFlags(fields).keys()].map(
    (name) => [name, findSchema(name, flag).optional()] as const,
  )
  return z.strictObject(Object.fromEntries([...shape, ...flags]), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map(prohibited).join(' ') : undefined),
  })
}

/** Schema of a record in a reply, for OpenAPI. With `inList`, fields that lists omit are optional. */
export const recordSchema = (fields: Fields, { inList = false } = {}) => {
  const shape = replyShape(fields, defaultTimeZone).map(({ name, field, schema }) => {
    const value = field.required ? schema : schema.nullable()
    return [name, inList && !field.inList ? value.optional() : value] as const
  })
  return z.object({ id: replyIdSchema(), ...Object.fromEntries(shape) })
}

/**
 * Parses and validates the input of these fields. Returns it by input names, with missing fields null (or missing if
 * `partial`); or the errors by field, in Laravel's texts, at most `maxErrors` of one kind.
 */
export const readInput = <F extends Fields, const O extends ReadOptions = ReadOptions>(
  fields: F,
  body: unknown,
  { partial = false, today, now, old }: O | ReadOptions = {},
): { input: Given<F, O> } | { errors: CollectedErrors } => {
  const sent = isObject(body) ? body : {}
  const context: ParseContext = {
    partial,
    today,
    now,
    old,
    sent,
    flags: new Set(),
    input: {},
    errors: noErrors(),
  }
  readFlags(fields, context)
  for (const [name, field] of writtenFields(fields, partial)) readField(context, name, field)
  applyCrossFieldRules(fields, context)
  const room = Math.max(0, maxErrors - Object.keys(context.errors).length)
  for (const key of unknownKeys(fields, context, room)) context.errors[key] = [prohibited(key)]
  if (body != null && sent !== body && Object.keys(context.errors).length === 0)
    context.errors.body = [basicMessages.invalid.array('body')]
  return Object.keys(context.errors).length > 0
    ? { errors: context.errors }
    : { input: context.input as Given<F, O> }
}

const writtenFields = (fields: Fields, partial: boolean): [name: string, field: Field][] =>
  Object.entries(fields)
    .filter(([, field]) => !field.readOnly && !(partial && field.fixed))
    .map(([name, field]) => [inputName(name, field), field])

const readField = ({ partial, now, sent, input, errors }: ParseContext, name: string, field: Field): void => {
  const isSent = Object.hasOwn(sent, name)
  if (partial && !isSent) return
  const value = isSent ? sent[name] : defaultsToNow(field) ? 'now' : null
  const read = findSchema(name, field).safeParse(value === 'now' && takesNow(field) ? now : value)
  if (read.success) input[name] = read.data
  else
    for (const { path, message } of read.error.issues.slice(0, maxErrors))
      (errors[[name, ...path].join('.')] ??= []).push(message)
}

/** Collects the flags that are true. */
const readFlags = (fields: Fields, context: ParseContext): void => {
  const names = [...virtualFlags(fields).keys()].filter((name) => {
    if (!Object.hasOwn(context.sent, name)) return false
    const read = findSchema(name, flag).safeParse(context.sent[name])
    if (!read.success) context.errors[name] = [basicMessages.invalid.boolean(humanize(name))]
    return read.data === 1
  })
  context.flags = new Set(names)
}
const flag = optional(boolean('Flag'))

const takesNow = (field: Field): boolean => 'now' in field && Boolean(field.now)
const defaultsToNow = (field: Field): boolean => 'now' in field && field.now === true

/** Memoizes the schemas, because creating one costs far more than parsing with it. */
const schemas = new WeakMap<Field, z.ZodType>()
const findSchema = (name: string, field: Field): z.ZodType => {
  const schema = schemas.get(field) ?? fieldSchema(name, field)
  schemas.set(field, schema)
  return schema
}

/** The first `most` keys that aren't fields. */
const unknownKeys = (fields: Fields, { partial, sent }: ParseContext, most: number): string[] => {
  const known = new Set([
    ...virtualFlags(fields).keys(),
    ...writtenFields(fields, partial).flatMap(([name, field]) =>
      'confirmedBy' in field && field.confirmedBy ? [name, field.confirmedBy] : [name],
    ),
  ])
  const unknown: string[] = []
  for (const key of Object.keys(sent)) {
    if (unknown.length === most) break
    if (!known.has(key)) unknown.push(key)
  }
  return unknown
}

const prohibited = (key: string): string => basicMessages.invalid.prohibited(humanize(key).trim())
/** Without a prototype, so that `__proto__` is a key like any other. */
const noErrors = (): CollectedErrors => Object.create(null) as CollectedErrors
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
