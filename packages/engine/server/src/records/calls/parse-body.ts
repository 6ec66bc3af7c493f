import type { BodyShape, Call, Schema } from '@kampana/engine-declare/calls/call'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Fields } from '@kampana/engine-declare/resource'
import { invalid } from '../../error.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { bodyParser, parseInput } from '../input/request.ts'

/** Clock for fields that depend on the present time. */
export type BodyClock = Pick<EngineContext, 'now' | 'settings'>

/** Parses a call's body by its shape, unless its handler does. Throws a 422 with the errors of fields, or with the first value that has another schema. */
export const parseBody = (
  { body: shape, isLoose = false, isUnparsed = false, isPartial = false }: Call,
  sent: unknown,
  clock?: BodyClock,
): unknown => {
  if (isUnparsed) return sent
  if (!shape) return undefined
  const { fields, schemas } = splitShape(shape)
  const values = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, parseValue(name, schema, sent)]),
  )
  const ofFields = withoutOthers(sent, isLoose ? Object.keys(fields) : undefined, schemas)
  const options = { partial: isPartial }
  const input = clock ? bodyParser(clock)(fields, ofFields, options) : parseInput(fields, ofFields, options)
  return { ...input, ...values }
}

/** Fields of a body's shape, and its other values. */
export const splitShape = (
  shape: BodyShape,
): { fields: Fields; schemas: Readonly<Record<string, Schema>> } => {
  const entries = Object.entries(shape)
  return {
    fields: Object.fromEntries(
      entries.filter((entry): entry is [string, Field] => typeof entry[1] !== 'function'),
    ),
    schemas: Object.fromEntries(
      entries.filter((entry): entry is [string, Schema] => typeof entry[1] === 'function'),
    ),
  }
}

/** The body that the fields parse: the named values, or all except those with a schema. */
const withoutOthers = (
  sent: unknown,
  names: readonly string[] | undefined,
  schemas: Readonly<Record<string, Schema>>,
): unknown => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return names ? {} : sent
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => (names ? names.includes(name) : !Object.hasOwn(schemas, name))),
  )
}

const parseValue = (name: string, schema: Schema, sent: unknown): unknown => {
  const read = schema().safeParse(valueIn(sent, name))
  if (read.success) return read.data
  const [issue] = read.error.issues
  // A custom issue with parameters has a message for people.
  const isNamed = issue?.code === 'custom' && issue.params
  throw invalid({ [name]: [isNamed ? issue.message : basicMessages.invalid.selected(name)] })
}

/** A property of a body; undefined if it is missing. */
export const valueIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined
