import type { profileForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Fields, InputOf, Resource } from '@kampana/shared/resource'
import { readInput } from '@kampana/shared/schema/schema'
import { sql } from 'kysely'
import { brokenUnique } from '../db/failure.ts'
import type { DbClient } from '../db/tables.ts'
import { invalid, type FieldErrors } from '../error.ts'

const unique = ['username', 'email'] as const
type Person = Fields & Pick<typeof profileForm, (typeof unique)[number]>
/** The account that a form changes: what it keeps is no fault, whatever the rules of today. */
interface Own {
  id: number
  username: string
  email: string
}

/**
 * Reads a form that names a person. Throws every error at once: of form, of a user name or address that somebody has
 * already, and those that `more` finds.
 */
export const readPerson = async <F extends Person>(
  client: DbClient,
  fields: F,
  sent: unknown,
  { own, more }: { own?: Own; more?: () => Promise<FieldErrors> } = {},
): Promise<InputOf<Resource<F>>> => {
  const body = normalized(sent, own)
  const read = readInput(fields, body)
  const found: FieldErrors = {
    ...(await more?.()),
    ...(await unusable(client, fields, body, own)),
    ...('errors' in read && read.errors),
  }
  if ('input' in read && Object.keys(found).length === 0) return read.input
  throw invalid(inOrderOf(fields, found))
}

/** A user name or address that somebody took in the same moment, told under its field. */
export const refuseTakenPerson = (error: unknown): never => {
  const broken = brokenUnique(error)?.join() ?? ''
  const field = unique.find((name) => broken.includes(name))
  if (!field) throw error
  throw invalid({ [field]: [messages.invalid.taken(field)] })
}

const unusable = async (
  client: DbClient,
  fields: Person,
  body: unknown,
  own: Own | undefined,
): Promise<FieldErrors> => {
  const errors: Record<string, string[]> = {}
  for (const name of unique) {
    const read = readInput({ [name]: fields[name] }, { [name]: valueIn(body, name) })
    const value = 'input' in read ? String(read.input[name]) : undefined
    if (value === undefined || value === own?.[name]) continue
    if (name === 'username' && !userName.test(value)) errors[name] = [errorMessages.userName]
    else if (await isTaken(client, name, value, own?.id)) errors[name] = [messages.invalid.taken(name)]
  }
  return errors
}

const isTaken = async (
  client: DbClient,
  column: (typeof unique)[number],
  value: string,
  id = 0,
): Promise<boolean> =>
  (await client
    .selectFrom('users')
    .select('id')
    .where(sql`lower(${sql.ref(column)})`, '=', value.toLowerCase())
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined

/**
 * Letters of English, Filipino and Spanish: with every alphabet a stranger could be `аdmin` (Cyrillic) in the log, or
 * `admin` with a zero-width space (homoglyphs; Unicode Technical Report 36, section 2).
 */
const userName =
  /^[a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\d._@+-]+( [a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\d._@+-]+)*$/i
/** In a user name, letters of full width and ligatures become plain ones, an accent one with its letter. */
const normalized = (body: unknown, own: Own | undefined): unknown => {
  const username = valueIn(body, 'username')
  if (typeof username !== 'string' || username === own?.username) return body
  return { ...Object(body), username: username.normalize('NFKC') }
}
/** A value of a body that hasn't been checked. */
export const valueIn = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined

/** As the form asks for them; what it doesn't know comes last. */
const inOrderOf = (fields: Fields, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(errors)])]
      .filter((name) => Object.hasOwn(errors, name))
      .map((name) => [name, errors[name] ?? []]),
  )
