import type { Resource } from '@kampana/shared/resource'
import type { FastifyRequest } from 'fastify'
import { notFound } from '../error.ts'
import { requireSession } from '../http/session.ts'
import type { Causer } from './activity.ts'
import { modelName } from './query/select.ts'

/** Who makes a call; the guard let only signed-in people come this far. */
export const causerOf = (request: FastifyRequest): Causer => {
  const { userId, username, name } = requireSession(request)
  return { id: userId, username, name }
}

/** A record's number in an address; what can't be one is a record that doesn't exist. */
export const idOf = (resource: Resource, text: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647) throw notFound(modelName(resource), text)
  return Number(text)
}
