import * as z from 'zod'
import { inputName, inWords, optional, yesNo, type Field } from './field.ts'
import { fieldSchema, recordValueSchema } from './field-schema.ts'
import { applyJointRules, type Errors, type Reading } from './joint-rules.ts'
import { messages } from './messages.ts'
import type { Fields, InputOf, Resource } from './resource.ts'
import { signsOf } from './signs.ts'

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
export const mostErrors = 20
/** What people send for these fields. */
export type Input<F extends Fields> = InputOf<Resource<F>>
type Given<F extends Fields, O> = O extends { partial: true } ? Partial<Input<F>> : Input<F>

/**
 * What people may send for these fields, as a zod object that takes no other key and whose issues have WIRE's
 * texts. The rules that join two fields (`onlyWhen`, `notBefore`, `confirmedBy`) are `readInput`'s.
 */
export const inputSchema = (fields: Fields, { partial = false }: InputOptions = {}) => {
  const shape = writtenFields(fields, partial).map(([name, field]) => {
    const schema = fieldSchema(name, field)
    return [name, partial || !field.required ? schema.optional() : schema] as const
  })
  const signs = [...signsOf(fields).keys()].map((name) => [name, schemaOf(name, sign).optional()] as const)
  return z.strictObject(Object.fromEntries([...shape, ...signs]), {
    error: (issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map(prohibited).join(' ') : undefined),
  })
}

/** A record of these fields as the API answers it; for documents. */
export const recordSchema = (fields: Fields) => {
  const shape = Object.entries(fields)
    .filter(([, field]) => field.kind !== 'password')
    .map(([name, field]) => [name, recordValueSchema(field)] as const)
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
): { input: Given<F, O> } | { errors: Errors } => {
  const sent = isObject(body) ? body : {}
  const reading: Reading = { partial, today, now, old, sent, signs: new Set(), input: {}, errors: noErrors() }
  readSigns(fields, reading)
  for (const [name, field] of writtenFields(fields, partial)) readField(reading, name, field)
  applyJointRules(fields, reading)
  const room = Math.max(0, mostErrors - Object.keys(reading.errors).length)
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

const readField = ({ partial, now, sent, input, errors }: Reading, name: string, field: Field): void => {
  const isSent = Object.hasOwn(sent, name)
  if (partial && !isSent) return
  const given = isSent ? sent[name] : isNowUnlessSaid(field) ? 'now' : null
  const read = schemaOf(name, field).safeParse(given === 'now' && takesNow(field) ? now : given)
  if (read.success) input[name] = read.data
  else
    for (const { path, message } of read.error.issues.slice(0, mostErrors))
      (errors[[name, ...path].join('.')] ??= []).push(message)
}

/** A yes is kept in mind, a no says nothing. */
const readSigns = (fields: Fields, reading: Reading): void => {
  const said = [...signsOf(fields).keys()].filter((name) => {
    const read = schemaOf(name, sign).safeParse(reading.sent[name] ?? null)
    if (!read.success) reading.errors[name] = [messages.invalid.boolean(inWords(name))]
    return read.data === 1
  })
  reading.signs = new Set(said)
}
const sign = optional(yesNo('Sign'))

const takesNow = (field: Field): boolean =>
  field.kind === 'moment' && field.now !== undefined && field.now !== false
const isNowUnlessSaid = (field: Field): boolean => field.kind === 'moment' && field.now === true

/** Making a schema costs far more than using it. */
const schemas = new WeakMap<Field, z.ZodType>()
const schemaOf = (name: string, field: Field): z.ZodType => {
  const schema = schemas.get(field) ?? fieldSchema(name, field)
  schemas.set(field, schema)
  return schema
}

/** The first `most` keys that name no field. */
const unknownKeys = (fields: Fields, { partial, sent }: Reading, most: number): string[] => {
  const known = new Set([
    ...signsOf(fields).keys(),
    ...writtenFields(fields, partial).flatMap(([name, field]) =>
      field.kind === 'password' && field.confirmedBy ? [name, field.confirmedBy] : [name],
    ),
  ])
  const unknown: string[] = []
  for (const key of Object.keys(sent)) {
    if (unknown.length === most) break
    if (!known.has(key)) unknown.push(key)
  }
  return unknown
}

const prohibited = (key: string): string => messages.invalid.prohibited(inWords(key).trim())
/** Without a prototype, so that `__proto__` is a key like any other. */
const noErrors = (): Errors => Object.create(null) as Errors
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
