import type { FastifyRequest } from 'fastify'

/** The address of calls within the process. Not a network address, so that no client can have it. */
export const innerAddress = 'site'

/** Whether a call comes from our own pages, whose visitors were rate-limited by the page's route. */
export const isInnerCall = ({ socket }: Pick<FastifyRequest, 'socket'>): boolean =>
  socket.remoteAddress === innerAddress
