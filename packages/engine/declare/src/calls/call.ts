import type * as z from 'zod'
import type { Field } from '../kinds/index.ts'
import type { Input } from '../schema/schema.ts'

/**
 * Callers of a call: anyone; any session, even with an unverified address; a verified person, even before setting up a
 * required two-step sign-in; a signed-in person; or people with one of the named permissions.
 */
export type Access = 'anyone' | 'session' | 'verified' | 'signed in' | readonly string[]

/** Schema of a value, created on first use, so that neither the sign-in page nor the public site loads zod. */
export type Schema<T = unknown> = () => z.ZodType<T>

/** Values of a body by name: fields, whose errors have Laravel's texts, and schemas of other values. */
export type BodyShape = Readonly<Record<string, Field | Schema>>

/** Status of a documented error. 412 is for a record that changed meanwhile. */
export type Refusal = 403 | 404 | 412 | 419 | 422

export interface CallDeclaration {
  access: Access
  /** Heading of the call in the API documentation. */
  tag: string
  /** Imperative without a full stop. */
  summary: string
  description?: string
  /**
   * Path parameters that are ids, with the model that the 404 for an invalid id names. A singleton's path has no parameter;
   * its id is 1.
   */
  ids?: Readonly<Record<string, string>>
  /** Documentation of path parameters that aren't ids. The handler parses them. */
  params?: Readonly<Record<string, { type: 'integer' | 'string'; description: string }>>
  /** Query parameters by name, with their description. */
  query?: Readonly<Record<string, string>>
  /** Request headers by name, with their description. */
  headers?: Readonly<Record<string, string>>
  body?: BodyShape
  /** Ignores values that the body's shape doesn't have. Otherwise each is an error. */
  isLoose?: boolean
  /** The handler parses the body, with rules that need the database. The shape is only for clients and the documentation. */
  isUnparsed?: boolean
  /** Keeps omitted fields missing. Otherwise, they are null. */
  isPartial?: boolean
  /**
   * Files of a multipart form by name, with their description. The handler reads them, and the texts of `body`, from the
   * request.
   */
  files?: Readonly<Record<string, string>>
  /** `data` of the reply. */
  data?: Schema
  /** The whole reply, if it has more than `data` and a message. */
  reply?: Schema
  /** Media type of a reply that isn't JSON, or `redirect`. The handler returns a text, a buffer, a stream or the sent reply. */
  content?: string
  /** True if the reply has a message for people; by default for every method except GET. With `reply`, its schema has the message. */
  hasMessage?: boolean
  /** Status of a success; 200 by default. */
  status?: 201 | 202 | 204
  /** Description of the reply in the API documentation; `Success` by default. */
  returns?: string
  /** Another status with the same reply, which the handler sets. */
  otherStatus?: 201 | 503
  /** Documented errors. */
  refusals?: readonly Refusal[]
  /** Documented errors with their own message, by status. */
  errors?: Readonly<Record<number, string>>
  /** Largest body in bytes; one megabyte by default. */
  bodyLimit?: number
  /** Allows an unsafe call while the session views the dashboard as a role. */
  whileViewing?: boolean
  /** Requires the password to have been entered within the last minutes. */
  passwordConfirmed?: boolean
  /** Marks calls that the dashboard makes on its own, so that they don't extend the session. */
  unattended?: boolean
  /** True for a call that changes nothing although its method isn't GET, so that the dashboard keeps its cached lists. */
  isSafe?: boolean
  /** Logs only failures. */
  quiet?: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of the API. The server's route, the typed client, the documentation and the access snapshot follow from it. */
export interface Call<
  P extends string = string,
  O extends CallDeclaration = CallDeclaration,
  M extends Method = Method,
> extends CallDeclaration {
  method: M
  /** Path with parameters: `/api/releases/:id`. */
  path: P
  /** Types of the declared options. It has no value. */
  types?: O
}
export type Calls = Readonly<Record<string, Call>>

const by =
  <M extends Method>(method: M) =>
  <P extends string, const O extends CallDeclaration>(path: P, options: O): Call<P, O, M> => ({
    ...options,
    method,
    path,
  })

export const get = by('GET')
export const post = by('POST')
export const put = by('PUT')
export const del = by('DELETE')

export type OptionsOf<C> = C extends Call<string, infer O> ? O : never
type PathOf<C> = C extends Call<infer P> ? P : never
type NamesIn<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<`/${More}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never

/** Path parameters: numbers if they are ids, otherwise text. */
export type ParamsOf<C> = {
  [N in NamesIn<PathOf<C>>]: OptionsOf<C> extends { ids: Readonly<Record<N, string>> } ? number : string
}
export type QueryOf<C> = OptionsOf<C> extends { query: infer Q } ? { [N in keyof Q]?: string } : object

type FieldsIn<B> = { [N in keyof B as B[N] extends Field ? N : never]: B[N] extends Field ? B[N] : never }
type SchemasIn<B> = {
  [N in keyof B as B[N] extends Schema ? N : never]: B[N] extends Schema<infer T> ? T : never
}
type InputOf<F> = keyof F extends never
  ? object
  : F extends Readonly<Record<string, Field>>
    ? Input<F>
    : never
/** Parsed body, as the handler receives it. */
export type BodyOf<C> =
  OptionsOf<C> extends { body: infer B } ? InputOf<FieldsIn<B>> & SchemasIn<B> : undefined

type DataIn<O> = O extends { data: Schema<infer T> } ? { data: T } : object
type HasMessage<C> =
  OptionsOf<C> extends { hasMessage: infer H }
    ? H
    : C extends Call<string, CallDeclaration, 'GET'>
      ? false
      : true
/** Reply of a successful call. */
export type ReplyOf<C> =
  OptionsOf<C> extends { content: string }
    ? unknown
    : OptionsOf<C> extends { reply: Schema<infer T> }
      ? T
      : DataIn<OptionsOf<C>> & (HasMessage<C> extends true ? { message: string } : object)

export const hasMessage = ({ method, content, reply, hasMessage }: Call): boolean =>
  hasMessage ?? (method !== 'GET' && content === undefined && reply === undefined)
