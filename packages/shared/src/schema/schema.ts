import * as z from 'zod'
import { inputName, humanize, optional, boolean, type Field } from '../kinds/index.ts'
import { fieldSchema, recordValueSchema } from './field-schema.ts'
import { applyCrossFieldRules, type FieldErrors, type ParseContext } from './cross-field-rules.ts'
import { messages } from '../messages/messages.ts'
import type { Fields, InputOf, Resource } from '../resource.ts'
import { virtualFlags } from './virtual-flags.ts'

export interface InputOptions {
  /** What is not sent stays as it is; for changes. */
  partial?: boolean
}
export interface ReadOptions extends InputOptions {
  /** Today in the college's time zone, `YYYY-MM-DD`, for days that may not be past. */
  today?: string
  /** The present moment, for fields that take the word `now`. */
  now?: string
  /** The record as it was, so that rules that join two fields see what was not sent. */
  old?: Readonly<Record<string, unknown>>
}
/** Errors of one answer at most: a body may have a hundred thousand keys, and to name each takes a second. */
export const maxErrors = 20
/** What people send for these fields. */
export type Input<F extends Fields> = InputOf<Resource<F>>
type Given<F extends Fields, O> = O extends { partial: true } ? Partial<Input<F>> : Input<F>

/**
 * What people may send for these fields, as a zod object that takes no other key and whose issues have WIRE's
 * texts. The rules that join two fields (`condition`, `notBefore`, `confirmedBy`) are `readInput`'s.
 */
export const inputSchema = (fields: Fields, { partial = false }: InputOptions = {}) => {
  const shape = writtenFields(fields, partial).map(([name, field]) => {
    const schema = fieldSchema(name, field)
    return [name, partial || !field.required ? schema.optional() : schema] as const
  })
  const flags = [...virtualFlags(fields).keys()].map(
    (name) => [name, schemaOf(name, flag).optional()] as const,
  )
  return z.strictObject(Object.fromEntries([...shape, ...flags]), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map(prohibited).join(' ') : undefined),
  })
}

/** A record of these fields as the API answers it; for documents. */
export const recordSchema = (fields: Fields) => {
  const shape = Object.entries(fields).flatMap(([name, field]) => {
    const schema = recordValueSchema(field)
    return schema ? [[name, schema] as const] : []
  })
  return z.object({ id: z.int().positive(), ...Object.fromEntries(shape) })
}

/**
 * Reads what a person sent for these fields: the clean input under its written names, absent fields as null
 * (left out where `partial`); or the errors by field, in WIRE's texts, at most `mostErrors` of one kind.
 */
export const readInput = <F extends Fields, const O extends ReadOptions = ReadOptions>(
  fields: F,
  body: unknown,
  { partial = false, today, now, old }: O | ReadOptions = {},
): { input: Given<F, O> } | { errors: FieldErrors } => {
  const sent = isObject(body) ? body : {}
  const reading: ParseContext = {
    partial,
    today,
    now,
    old,
    sent,
    flags: new Set(),
    input: {},
    errors: noErrors(),
  }
  readFlags(fields, reading)
  for (const [name, field] of writtenFields(fields, partial)) readField(reading, name, field)
  applyCrossFieldRules(fields, reading)
  const room = Math.max(0, maxErrors - Object.keys(reading.errors).length)
  for (const key of unknownKeys(fields, reading, room)) reading.errors[key] = [prohibited(key)]
  if (body != null && sent !== body && Object.keys(reading.errors).length === 0)
    reading.errors.body = [messages.invalid.array('body')]
  return Object.keys(reading.errors).length > 0
    ? { errors: reading.errors }
    : { input: reading.input as Given<F, O> }
}

const writtenFields = (fields: Fields, partial: boolean): [name: string, field: Field][] =>
  Object.entries(fields)
    .filter(([, field]) => !field.readOnly && !(partial && field.fixed))
    .map(([name, field]) => [inputName(name, field), field])

const readField = ({ partial, now, sent, input, errors }: ParseContext, name: string, field: Field): void => {
  const isSent = Object.hasOwn(sent, name)
  if (partial && !isSent) return
  const given = isSent ? sent[name] : isNowUnlessSaid(field) ? 'now' : null
  const read = schemaOf(name, field).safeParse(given === 'now' && takesNow(field) ? now : given)
  if (read.success) input[name] = read.data
  else
    for (const { path, message } of read.error.issues.slice(0, maxErrors))
      (errors[[name, ...path].join('.')] ??= []).push(message)
}

/** A yes is kept in mind, a no says nothing. */
const readFlags = (fields: Fields, reading: ParseContext): void => {
  const said = [...virtualFlags(fields).keys()].filter((name) => {
    const read = schemaOf(name, flag).safeParse(reading.sent[name] ?? null)
    if (!read.success) reading.errors[name] = [messages.invalid.boolean(humanize(name))]
    return read.data === 1
  })
  reading.flags = new Set(said)
}
const flag = optional(boolean('Flag'))

const takesNow = (field: Field): boolean => 'now' in field && Boolean(field.now)
const isNowUnlessSaid = (field: Field): boolean => 'now' in field && field.now === true

/** Making a schema costs far more than using it. */
const schemas = new WeakMap<Field, z.ZodType>()
const schemaOf = (name: string, field: Field): z.ZodType => {
  const schema = schemas.get(field) ?? fieldSchema(name, field)
  schemas.set(field, schema)
  return schema
}

/** The first `most` keys that name no field. */
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

const prohibited = (key: string): string => messages.invalid.prohibited(humanize(key).trim())
/** Without a prototype, so that `__proto__` is a key like any other. */
const noErrors = (): FieldErrors => Object.create(null) as FieldErrors
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
