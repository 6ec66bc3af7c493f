import * as z from 'zod'
import { authorSchema } from '../lists/author.ts'
import { permissionName, type Resource } from '../resource.ts'
import { get } from './call.ts'
import { pluralPhrase } from './nouns.ts'

const authors = () => z.array(authorSchema())

/** Call for the author filter. */
export const authorCalls = (resource: Resource) => ({
  list: get(`/api/${resource.name}/authors` as '/authors', {
    access: [permissionName('list', resource)],
    tag: resource.name,
    summary: `List the people who created or edited ${pluralPhrase(resource)}`,
    returns: 'People, sorted by name',
    data: authors,
    refusals: [403],
  }),
})

/** Call for the people or roles that a field offers. */
export const colleagueCalls = (resource: Resource, name: string) => ({
  list: get(`/api/${resource.name}/colleagues/${name}` as '/colleagues', {
    access: [permissionName(resource.singleton ? 'edit' : 'list', resource)],
    tag: resource.name,
    summary: `List the options of the field “${resource.fields[name]?.label}”`,
    returns: 'People or roles, sorted by name',
    data: authors,
    refusals: [403],
  }),
})
