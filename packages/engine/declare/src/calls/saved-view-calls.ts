import * as z from 'zod'
import { boolean, text } from '../kinds/index.ts'
import { savedViewQuery, savedViewSchema } from '../lists/saved-view.ts'
import { del, get, post, put } from './call.ts'

const shared = { access: 'signed in', tag: 'saved-views' } as const
const one = { ...shared, ids: { id: 'ListView' } } as const
const maxQueryLength = 20_000
const query = () => savedViewQuery.refine((value) => JSON.stringify(value).length <= maxQueryLength)
const body = { name: text('Name', { max: 60 }), is_shared: boolean('Shared'), query } as const
/** The handler rejects resources that the person can't list. */
const resource = () => z.unknown().meta({ type: 'string' })

/** Calls of saved views: a user's own views and shared views. Only the owner changes a view. */
export const savedViewCalls = {
  list: get('/api/saved-views', {
    ...shared,
    summary: 'List the user’s own and the shared saved views of a resource',
    query: { resource: 'Name of the resource' },
    data: () => z.array(savedViewSchema()),
  }),
  create: post('/api/saved-views', {
    ...shared,
    summary: 'Create a saved view',
    body: { resource, ...body },
    isLoose: true,
    status: 201,
    data: () => z.object({ id: z.int() }),
    refusals: [403, 422],
  }),
  edit: put('/api/saved-views/:id', {
    ...one,
    summary: 'Edit a saved view of the signed-in user',
    body,
    isLoose: true,
    refusals: [403, 404, 422],
  }),
  delete: del('/api/saved-views/:id', {
    ...one,
    summary: 'Delete a saved view of the signed-in user',
    refusals: [404],
  }),
}
