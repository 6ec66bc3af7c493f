import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { approvalOf, draftOver, readRelease } from './drafts.ts'
import type { Person } from './person.ts'
import type { Targets } from './publishing-college.ts'

/** A call as sent. */
export interface AimedCall {
  /** Its route: `DELETE /api/programs/:ids`. */
  route: string
  method: 'post' | 'put' | 'delete'
  path: string
  body: unknown
  headers: Readonly<Record<string, string>>
  /** True if visitors see the change of a permitted call. */
  isSeen: boolean
}

/** Calls on records of a resource with drafts. In this order, each call has an effect after the previous ones. */
export const callsOn = (resource: Resource, targets: Targets): AimedCall[] => {
  const { name, singleton = false, tree, byHand } = resource
  const all = `/api/${name}`
  const one = singleton ? all : `${all}/:id`
  const { live, version, deleted, make, change } = targets
  const call = (
    method: AimedCall['method'],
    url: string,
    id: number,
    body?: unknown,
    isSeen = true,
  ): AimedCall => ({
    route: `${method.toUpperCase()} ${url}`,
    method,
    path: url.replace(/:ids?\b/, String(id)).replace(':version', String(version)),
    body,
    headers: method === 'put' && url.endsWith('/draft') ? { 'if-none-match': '*' } : {},
    isSeen,
  })
  const acts = Object.entries(resource.customActions).flatMap(([action, { path, fields, bulk }]) => {
    const [id = live, other = live] = aimedAt(action, targets)
    const given = Object.entries(fields).map(([field, kind]) => [
      inputName(field, kind),
      values[field] ?? null,
    ])
    const body = Object.fromEntries(given) as object
    const isSeen = !unseen.has(action)
    const single = call('put', path, id, body, isSeen)
    const several = call('put', `${all}/actions/${action}`, other, { ...body, ids: [other] }, isSeen)
    return bulk ? [single, several] : [single]
  })
  const ofOne = [
    call('put', one, live, change('Edited')),
    call('put', `${one}/versions/:version/restore`, live),
    call('put', `${one}/draft`, live, { values: change('Drafted') }, false),
    call('delete', `${one}/draft`, live, undefined, false),
    ...(tree ? [call('put', `${one}/move`, live, { parent_id: null, after_id: null })] : []),
    ...(byHand
      ? [call('put', `${one}/move`, live, byHand === 'last' ? { before_id: null } : { after_id: null })]
      : []),
    ...acts,
  ]
  if (singleton) return ofOne
  return [
    ...ofOne,
    call('post', all, live, make('Made')),
    call('post', `${all}/import`, live, { rows: [make('Read in')] }),
    call('post', `${all}/:ids/restore`, deleted),
    call('delete', `${all}/:ids`, live),
  ]
}

/** The publication of a release with a page's draft, and of a page at the address of a redirect. */
export const callsBeside = async (person: Person, pages: Targets): Promise<AimedCall[]> => {
  // Other calls discard drafts of the first page.
  const path = `/api/pages/${pages.down[0]}`
  const draft = (await draftOver(person, path, pages.change('Drafted by a colleague'))).body.data
  const { id } = draft.change
  const approved = approvalOf(await readRelease(person, id))
  const reserved = { ...pages.make('Short'), posted_at: null, address: '/enrol' }
  return [
    {
      route: 'PUT /api/releases/:id/publish',
      method: 'put',
      path: `/api/releases/${id}/publish`,
      body: { approved, publish_at: null },
      headers: {},
      isSeen: true,
    },
    {
      route: 'POST /api/pages',
      method: 'post',
      path: '/api/pages',
      body: reserved,
      headers: {},
      isSeen: false,
    },
  ]
}

/** The records that an action changes, singly and in bulk. */
const aimedAt = (action: string, { live, down, drafts }: Targets): readonly number[] => {
  if (action === 'publish') return drafts
  return action === 'unpublish' ? down : [live, down[2] ?? live]
}

/** Actions without an effect for visitors. */
const unseen = new Set(['announce', 'assign'])

/** Input values of actions. */
const values: Readonly<Record<string, unknown>> = {
  posted_at: '2026-01-03T00:00:00Z',
  category: 'news-and-events',
}
