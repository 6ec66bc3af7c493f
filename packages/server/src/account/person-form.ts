import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import type { profileForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Fields, InputOf, Resource } from '@kampana/engine-declare/resource'
import { readInput } from '@kampana/engine-declare/schema/schema'
import { violatedColumns } from '@kampana/engine-server/db/failure'
import type { DbClient } from '../db/tables.ts'
import { invalid } from '@kampana/engine-server/error'
import { isInAnyCase } from './in-any-case.ts'
import { isReservedName } from './reserved-name.ts'

const unique = ['username', 'email'] as const
type Person = Fields & Pick<typeof profileForm, 'name' | (typeof unique)[number]>
/** The account that a form changes. Unchanged values aren't checked against current rules. */
interface Own {
  id: number
  name: string
  username: string
  email: string
}

/**
 * Parses a form with a person's user name and e-mail address. Throws all errors at once: of the fields, of taken names and
 * addresses, and those that `more` finds.
 */
export const readPerson = async <F extends Person>(
  client: DbClient,
  fields: F,
  rawBody: unknown,
  { own, more }: { own?: Own; more?: () => Promise<FieldErrors> } = {},
): Promise<InputOf<Resource<F>>> => {
  const body = normalized(rawBody, own)
  const read = readInput(fields, body)
  const found: FieldErrors = {
    ...(await more?.()),
    ...(await findErrors(client, fields, body, own)),
    ...('errors' in read && read.errors),
  }
  if ('input' in read && Object.keys(found).length === 0) return read.input
  throw invalid(sortByField(fields, found))
}

/** For `catch`: turns a unique violation by a concurrent request into a 422 under its field. */
export const throwPersonTaken = (error: unknown): never => {
  const broken = violatedColumns(error)?.join() ?? ''
  const field = unique.find((name) => broken.includes(name))
  if (!field) throw error
  throw invalid({ [field]: [messages.invalid.taken(field)] })
}

const findErrors = async (
  client: DbClient,
  fields: Person,
  body: unknown,
  own: Own | undefined,
): Promise<FieldErrors> => {
  const errors: Record<string, string[]> = {}
  const displayed = readProperty(body, 'name')
  if (typeof displayed === 'string' && displayed !== own?.name && (await isReservedName(client, displayed)))
    errors['name'] = [errorMessages.reservedName]
  for (const name of unique) {
    const read = readInput({ [name]: fields[name] }, { [name]: readProperty(body, name) })
    const value = 'input' in read ? String(read.input[name]) : undefined
    if (value === undefined || value === own?.[name]) continue
    if (name === 'username' && !userName.test(value)) errors[name] = [errorMessages.userName]
    else if (await isTaken(client, name, value, own?.id)) errors[name] = [messages.invalid.taken(name)]
  }
  return errors
}

/** True if another account has a user name or e-mail address, ignoring case. */
export const isTaken = async (
  client: DbClient,
  column: (typeof unique)[number],
  value: string,
  id = 0,
): Promise<boolean> =>
  (await client
    .selectFrom('users')
    .select('id')
    .where(isInAnyCase(column, value))
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined

/**
 * Letters of English, Filipino and Spanish. With other alphabets, a stranger could appear in the log as `аdmin` (Cyrillic), or
 * as `admin` with a zero-width space (homoglyphs; Unicode Technical Report 36, section 2).
 */
const userName =
  /^[a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\d._@+-]+( [a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\d._@+-]+)*$/i
/** Normalizes the user name to NFKC, which replaces full-width letters and ligatures. */
const normalized = (body: unknown, own: Own | undefined): unknown => {
  const username = readProperty(body, 'username')
  if (typeof username !== 'string' || username === own?.username) return body
  return { ...Object(body), username: username.normalize('NFKC') }
}
/** Property of an unparsed body. */
export const readProperty = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined

/** Sorts errors in the order of the form's fields; others come last. */
const sortByField = (fields: Fields, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(errors)])]
      .filter((name) => Object.hasOwn(errors, name))
      .map((name) => [name, errors[name] ?? []]),
  )
