import type { AskingAction, Fields, Resource } from '@kampana/engine-declare/resource'
import { readInput, type ReadOptions } from '@kampana/engine-declare/schema/schema'
import type { FastifyRequest } from 'fastify'
import type { EngineContext } from '../context/engine-context.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant } from '../../clock.ts'
import { invalid, notFound } from '../../error.ts'
import { requireSession } from '../../http/session.ts'
import type { Causer } from '../activity.ts'
import { modelName } from '@kampana/engine-declare/calls/nouns'
import type { InputValues } from '../table.ts'

/** The signed-in person who makes a call, for the log. */
export const getCauser = (request: FastifyRequest): Causer => {
  const { userId, username, name } = requireSession(request)
  return { id: userId, username, name }
}

/** Parses an id in a path; a singleton has none. Throws a 404 for an invalid id. */
export const parseId = (resource: Resource, text: string): number => {
  if (resource.singleton) return 1
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw notFound(modelName(resource), text)
  return Number(text)
}

/** Parses a body or query by the schemas of its fields. Throws a 422 with every error by field. */
export const parseInput = <F extends Fields, const O extends ReadOptions = ReadOptions>(
  fields: F,
  body: unknown,
  options?: O,
) => {
  const read = readInput<F, O>(fields, body, options)
  if ('errors' in read) throw invalid(read.errors)
  return read.input
}

/** Parses bodies by their fields, at the present time. */
export const bodyParser =
  ({ now, settings }: Pick<EngineContext, 'now' | 'settings'>) =>
  (fields: Fields, body: unknown, options: ReadOptions = {}) => {
    const time = now()
    const clock = { today: calendarDay(settings.timeZone, time), now: instant(time) }
    return parseInput(fields, body, { ...clock, ...options })
  }

/** Removes and parses requested values that aren't fields of the record. Also returns the remaining body. */
export const takeAsked = (
  { asks }: Resource,
  action: AskingAction,
  body: unknown,
  parse: (fields: Fields, body: unknown) => InputValues,
): { asked: InputValues; rest: unknown } => {
  const fields = asks?.[action]
  if (!fields || typeof body !== 'object' || body === null) return { asked: {}, rest: body }
  const values = Object.entries(body)
  return {
    asked: parse(fields, Object.fromEntries(values.filter(([name]) => name in fields))),
    rest: Object.fromEntries(values.filter(([name]) => !(name in fields))),
  }
}

/** Absolute URL of a path, for links in pages. */
export const toPublicUrl = ({ settings }: EngineContext, path: string): string =>
  new URL(path, settings.publicUrl).href
