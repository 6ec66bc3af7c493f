import type { Resource } from '@kampana/engine-declare/resource'
import type { FastifyRequest } from 'fastify'
import { notFound } from '../../error.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import { modelName } from '@kampana/engine-declare/calls/nouns'
import type { Row } from '../table.ts'
import { getViewer } from '../viewer.ts'

/** Throws a 404 for a record that the caller can't read. */
export const assertReadable =
  (resource: Resource, { canRead = () => true }: EngineHooks, request: FastifyRequest) =>
  (row: Row): void => {
    if (!canRead(row, getViewer(request))) throw notFound(modelName(resource), row.id)
  }
