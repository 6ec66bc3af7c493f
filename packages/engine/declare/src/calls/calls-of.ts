import type { CallOptions, Client, Reply } from '../api/http/client.ts'
import { isObject, parseReplyMessage } from '../api/http/reply.ts'
import { ApiError, type ReplyHeaders } from '../api/http/api-error.ts'
import { replyReader, type ReadReply } from '../schema/reply-reader.ts'
import {
  hasMessage,
  type BodyOf,
  type Call,
  type Calls,
  type OptionsOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Schema,
} from './call.ts'

type NullKeys<B> = { [N in keyof B]: null extends B[N] ? N : undefined extends B[N] ? N : never }[keyof B]
/** A body as clients send it: values that may be null or undefined can be omitted. */
type Sent<B> = Omit<B, NullKeys<B>> & { [N in NullKeys<B>]?: B[N] | undefined }

type SentBody<C> =
  OptionsOf<C> extends { files: object }
    ? { body: FormData }
    : BodyOf<C> extends undefined
      ? object
      : { body: Sent<BodyOf<C>> }

/** Input of a call for clients: its path parameters, query, body and headers. */
export type CallInput<C> = ParamsOf<C> & {
  query?: QueryOf<C>
} & SentBody<C> &
  Pick<CallOptions, 'headers' | 'signal' | 'asGuest' | 'asVisitor' | 'onProgress'>

/** Argument of a call's function, which is optional if the call needs no input. */
export type InputArgument<C> = object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** Typed functions of declared calls. Each rejects with an `ApiError`, or a `ReplyShapeError` for an unexpected reply. */
type CallsOf<S extends Calls> = {
  readonly [N in keyof S]: (...input: InputArgument<S[N]>) => Promise<ReplyOf<S[N]>>
}

export const callsOf = <S extends Calls>(client: Client, calls: S): CallsOf<S> => {
  const functions = Object.entries(calls).map(([name, call]): [string, unknown] => [
    name,
    (input: object = {}) => makeCall(client, call, input),
  ])
  return Object.fromEntries(functions) as CallsOf<S>
}

/** Makes a declared call. */
export const makeCall = async <C extends Call>(
  client: Client,
  call: C,
  input: CallInput<C> | object,
): Promise<ReplyOf<C>> => (await makeCallWithHeaders(client, call, input)).reply

/** Makes a declared call. Also returns the headers of its reply, such as the ETag. */
export const makeCallWithHeaders = async <C extends Call>(
  client: Client,
  call: C,
  input: CallInput<C> | object,
): Promise<{ reply: ReplyOf<C>; headers: ReplyHeaders }> => {
  const options = pick(input as CallOptions, optionNames)
  const reply = await client.call(pathOf(call.path, input), { method: call.method, ...options })
  return { reply: readReply(call, reply) as ReplyOf<C>, headers: reply.headers }
}

const optionNames = ['query', 'body', 'headers', 'signal', 'asGuest', 'asVisitor', 'onProgress'] as const

/** Options of the client that are set. */
const pick = (input: CallOptions, names: readonly (keyof CallOptions)[]): CallOptions =>
  Object.fromEntries(names.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])))

/** Address of a call with its path parameters. Commas stay, because they separate ids. */
const pathOf = (path: string, params: object): string =>
  path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String((params as Readonly<Record<string, unknown>>)[name])).replaceAll('%2C', ','),
  )

const readReply = (call: Call, reply: Reply): unknown => {
  if (call.content !== undefined) return reply.body
  if (call.reply) return readerOf(call, call.reply)(reply.body)
  return readParts(call, reply)
}

const readParts = (call: Call, reply: Reply): object => ({
  ...(hasMessage(call) && { message: parseReplyMessage(reply) ?? '' }),
  ...(call.data && { data: readData(call, call.data, reply) }),
})

const readData = (call: Call, schema: Schema, { status, body, headers }: Reply): unknown => {
  if (!isObject(body) || !Object.hasOwn(body, 'data')) throw new ApiError(status, undefined, headers)
  return readerOf(call, schema)(body.data)
}

const readers = new WeakMap<Call, ReadReply<unknown>>()

/** Reader of a call's data, created once. */
const readerOf = (call: Call, schema: Schema): ReadReply<unknown> => {
  const known = readers.get(call)
  if (known) return known
  const reader = replyReader(`${call.method} ${call.path}`, schema)
  readers.set(call, reader)
  return reader
}
