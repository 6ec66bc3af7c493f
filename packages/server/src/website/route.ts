import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import type { createPublisher } from './publication/publish.ts'
import type { Website } from './website.ts'

export type Publish = ReturnType<typeof createPublisher>

/** What every route of the website needs. */
export interface Routes {
  app: FastifyInstance
  website: Website
  publish: Publish
  /** The options of a route: who may call it, and its entry in the API's documentation. */
  options: (summary: string, body?: ZodType) => object
  /** Throws a 403 unless the caller may edit, or publish, all of these files. */
  authorize: (request: FastifyRequest, paths: readonly string[], right: 'edit' | 'publish') => Promise<void>
}

/** Leaves out the properties that are undefined, as optional ones of the wire's types are. */
export const stripUndefined = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
