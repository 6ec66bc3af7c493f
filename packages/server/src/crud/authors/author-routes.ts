import { authorSchema } from '@kampana/shared/lists/author'
import { permissionName, type Resource } from '@kampana/shared/resource'
import type { FastifySchema } from 'fastify'
import type { Served } from '../served.ts'
import { listAuthors } from './authors.ts'
import { listChoices } from './colleagues.ts'
import { routeSchema, rowsOf } from '../openapi.ts'
import { pluralPhrase } from '@kampana/shared/calls/nouns'

/** GET /api/{resource}/authors for the author filter. Needs the permission to list the resource. */
export const serveAuthors = ({ app, context, resource }: Served): void => {
  if (!resource.actions.includes('list')) return
  app.get(
    `/api/${resource.name}/authors`,
    { config: { access: [permissionName('list', resource)] }, schema: authorsSchema(resource) },
    async () => ({ data: await listAuthors(context.db, resource) }),
  )
}

/** OpenAPI schema of the list of authors. */
const authorsSchema = (resource: Resource): FastifySchema =>
  routeSchema(resource.name, `List the people who created or edited ${pluralPhrase(resource)}`, () => ({
    description: 'People, sorted by name',
    reply: rowsOf(authorSchema),
    refusals: [403],
  }))

/**
 * GET /api/{resource}/colleagues/{field}: the people or roles that a field offers. Needs the permission to list the resource.
 */
export const serveColleagues = ({ app, context, resource }: Served): void => {
  for (const [name, field] of Object.entries(resource.fields)) {
    const holding = 'holding' in field ? field.holding : undefined
    if (holding === undefined) continue
    const schema = routeSchema(resource.name, `List the options of the field “${field.label}”`, () => ({
      description: 'People or roles, sorted by name',
      reply: rowsOf(authorSchema),
      refusals: [403],
    }))
    const readers = resource.singleton ? 'edit' : 'list'
    const config = { access: [permissionName(readers, resource)] }
    app.get(`/api/${resource.name}/colleagues/${name}`, { config, schema }, async () => ({
      data: await listChoices(context.db, field, holding),
    }))
  }
}
