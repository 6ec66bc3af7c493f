import { optional, reference, referenceMany, text, type Related } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { makeTables } from '../../support/server/make-tables.ts'

/** A public test resource that refers to updates. */
const clubs = defineResource({
  name: 'trial-clubs',
  singular: 'trial club',
  label: 'Trial Clubs',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  fields: {
    name: text('Name'),
    notice: optional(reference('Notice', 'updates', 'notice_id')),
    news: referenceMany('News', 'updates', 'news_ids'),
  },
  order: ['id', 'ASC'],
})
interface Club {
  id: number
  notice: Related | null
  news: Related[]
}

const path = '/api/trial-clubs'

/** Titles of a club's updates, as read by a person in the list and in the record. */
const titlesFor = async (person: Person, id: number) => {
  const listed = (await person.get<Club[]>(path)).body.data[0]!
  const shown = (await person.get<Club>(`${path}/${id}`)).body.data
  return [listed, shown].map(({ notice, news }) =>
    [notice, ...news].map((related) => related?.description ?? null),
  )
}

test('related drafts: a public record includes the titles of readable updates only', async () => {
  const place = await college({ resources: [clubs] })
  await makeTables(place, clubs)
  const { administrator, publish, staff, update, visitor } = place
  const draft = await publish({ title: 'Not told yet', posted_at: null })
  const club = { name: 'Choir', notice_id: draft.id, news_ids: [update.id, draft.id] }
  const { id } = (await administrator.post<Club>(path, club)).body.data

  const whole = [draft.title, update.title, draft.title]
  const open = [null, update.title]
  expect(await titlesFor(visitor(), id)).toEqual([open, open])
  expect(await titlesFor(await staff({ may: ['list trial-clubs'] }), id)).toEqual([open, open])
  expect(await titlesFor(administrator, id)).toEqual([whole, whole])
  // An edit of the club replaces the whole relation, so it must not drop updates that the editor can't read.
  const may = ['list trial-clubs', 'edit trial-clubs']
  expect(await titlesFor(await staff({ may }), id)).toEqual([whole, whole])

  await administrator.put(`/api/updates/${draft.id}`, { posted_at: '2020-01-01T00:00:00Z' })
  expect(await titlesFor(visitor(), id)).toEqual([whole, whole])
})
