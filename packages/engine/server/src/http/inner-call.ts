import type { FastifyRequest } from 'fastify'

/** Remote address of calls within the process. It isn't a network address, so no client can have it. */
export const innerAddress = 'site'

/** True if a call comes from our own pages, whose visitors were rate-limited by the page's route. */
export const isInnerCall = ({ socket }: Pick<FastifyRequest, 'socket'>): boolean =>
  socket.remoteAddress === innerAddress
