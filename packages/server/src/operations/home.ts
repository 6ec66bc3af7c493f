import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { serveFigures } from '../figures/routes.ts'
import { serveCondition } from './condition.ts'
import type { DiskSpace } from './disk-space.ts'
import { serveFirstSteps } from './first-steps.ts'

/** What the dashboard's home shows besides records. */
export const serveHome = (app: FastifyInstance, context: AppContext, room: DiskSpace): void => {
  serveCondition(app, context, room)
  serveFirstSteps(app, context)
  serveFigures(app, context)
}
