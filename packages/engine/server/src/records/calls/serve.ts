import type {
  BodyOf,
  Call,
  Calls,
  OptionsOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '@kampana/engine-declare/calls/call'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { RouteRegistrar } from '../../http/shared-routes.ts'
import { notFound } from '../../error.ts'
import { quiet } from '../../http/request-log.ts'
import { required } from '../../required.ts'
import type { Viewer } from '../activity.ts'
import { getViewer } from '../viewer.ts'
import { callSchema } from './call-schema.ts'
import { parseBody, type BodyClock } from './parse-body.ts'

/** Input of a call's handler: its path parameters, parsed. */
export type HandlerInput<C> = ParamsOf<C> & {
  query: QueryOf<C>
  body: OptionsOf<C> extends { isUnparsed: true } ? unknown : BodyOf<C>
  /** The signed-in caller. Throws if anyone may make the call and nobody is signed in. */
  viewer: Viewer
  request: FastifyRequest
  /** For headers of the reply. */
  reply: FastifyReply
}
/** Returns the reply's body, or the sent reply if its status or type differs from the declared one. */
export type Handler<C> = (input: HandlerInput<C>) => Promise<ReplyOf<C> | FastifyReply>
export type HandlersOf<S extends Calls> = { readonly [N in keyof S]: Handler<S[N]> }

/** Registers the routes of declared calls. A handler for each call is required, and its result must fit the declared reply. */
export const serve = <S extends Calls>(
  app: RouteRegistrar,
  calls: S,
  handlers: HandlersOf<S>,
  { hooks = {}, clock }: ServeOptions<S> = {},
): void => {
  for (const [name, call] of Object.entries(calls))
    serveCall(app, call, handlers[name] as Handler<Call>, hooks[name] ?? {}, clock)
}

interface ServeOptions<S> {
  /** Fastify's hooks and options of single calls, such as a rate limit. */
  hooks?: { readonly [N in keyof S]?: Hooks }
  /** For bodies with fields that depend on the present time. */
  clock?: BodyClock
}
type Hooks = Pick<
  RouteShorthandOptions,
  'onRequest' | 'preValidation' | 'preHandler' | 'errorHandler' | 'bodyLimit'
>

const serveCall = (
  app: RouteRegistrar,
  call: Call,
  handler: Handler<Call>,
  hooks: Hooks,
  clock: BodyClock | undefined,
): void => {
  const { access, whileViewing, passwordConfirmed, unattended, bodyLimit, status } = call
  const config = {
    ...(call.quiet && quiet),
    access,
    ...(whileViewing !== undefined && { whileViewing }),
    ...(passwordConfirmed !== undefined && { passwordConfirmed }),
    ...(unattended !== undefined && { unattended }),
  }
  const options = {
    ...hooks,
    config,
    schema: callSchema(call),
    ...(bodyLimit !== undefined && { bodyLimit }),
  }
  app[registrars[call.method]](call.path, options, async (request: FastifyRequest, reply: FastifyReply) => {
    const answer: unknown = await handler({
      ...parseParams(call, request.params),
      query: request.query as object,
      body: parseBody(call, request.body, clock),
      get viewer() {
        return required(getViewer(request))
      },
      request,
      reply,
    } as HandlerInput<Call>)
    if (answer === reply || reply.sent) return answer
    if (call.content !== undefined && !reply.hasHeader('content-type'))
      void reply.type(withCharset(call.content))
    if (status === undefined) return answer
    return reply.code(status).send(status === 204 ? undefined : answer)
  })
}

const withCharset = (type: string): string => (/^text\/|json$/.test(type) ? `${type}; charset=utf-8` : type)

const registrars = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** Parses path parameters. Throws a 404 for an invalid id. */
const parseParams = ({ ids = {} }: Call, params: unknown): Readonly<Record<string, string | number>> => {
  const texts = params as Readonly<Record<string, string>>
  const numbers = Object.entries(ids).map(([name, model]) => [name, parseRecordId(model, texts[name] ?? '1')])
  return { ...texts, ...Object.fromEntries(numbers) }
}

const parseRecordId = (model: string, text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw notFound(model, text)
  return Number(text)
}
