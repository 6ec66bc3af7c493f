import type { FastifyRequest } from 'fastify'
import type { Viewer } from './activity.ts'
import { getCauser } from './input/request.ts'

/** The signed-in reader; null for a visitor. An account that isn't verified or set up has no permissions. */
export const getViewer = (request: FastifyRequest): Viewer | null => {
  const { session } = request
  if (!session) return null
  const permissions = session.verified && !session.mustSetUpTwoStep ? session.permissions : noPermissions
  return { ...getCauser(request), permissions }
}
const noPermissions: ReadonlySet<string> = new Set()
