import { mostTreeLevels } from '@kampana/shared/tree/tree'
import { expect, test } from 'vitest'
import { branches } from '../../support/input/branches.ts'
import { college } from '../../support/people/college.ts'
import { approve } from '../../support/people/drafts.ts'
import type { Person } from '../../support/people/person.ts'
import { makeTables } from '../../support/server/make-tables.ts'

interface Branch {
  id: number
  name: string
  place: string
  above: { id: number } | null
}
const path = `/api/${branches.name}`

test('tree: a new record is the last beneath its own, and lists have those beneath one in their order', async () => {
  const { make, order } = await place()
  const root = await make('Admission')
  const [first, second] = [await make('Fees', root), await make('Requirements', root)]
  expect(await order(root)).toEqual(['Fees', 'Requirements'])
  expect(first.place < second.place).toBe(true)
  await make('About us')
  expect(await order(null)).toEqual(['Admission', 'About us'])
})

test('tree: a move is one change of one record, told and logged as one, and says where it can not go', async () => {
  const { administrator, make, move, order } = await place()
  const [a, b] = [await make('Admission'), await make('Academics')]
  const [one, two, three] = [await make('One', a), await make('Two', a), await make('Three', a)]
  const before = await everyone(administrator)
  const moved = await move(three, { after_id: one.id })
  expect([moved.status, moved.body.message]).toEqual([200, 'The trial branch was moved.'])
  expect(await order(a)).toEqual(['One', 'Three', 'Two'])
  const changed = (await everyone(administrator)).filter(({ id, place }) =>
    before.some((each) => each.id === id && each.place !== place),
  )
  expect(changed.map(({ name }) => name)).toEqual(['Three'])

  expect((await move(two, { after_id: null })).status).toBe(200)
  expect(await order(a)).toEqual(['Two', 'One', 'Three'])
  expect((await move(two, { after_id: null })).body.message).toBe('Nothing was changed.')
  expect((await move(one, { after_id: two.id })).body.message).toBe('Nothing was changed.')
  expect((await move(one, { above_id: b.id })).status).toBe(200)
  expect([await order(a), await order(b)]).toEqual([['Two', 'Three'], ['One']])
  const { body } = await administrator.get<{ description: string }[]>('/api/logs?range=[0,0]')
  expect(body.data[0]?.description).toBe("admin moved the trial branch 'One'")

  const elsewhere = await move(three, { after_id: one.id })
  expect([elsewhere.status, elsewhere.body.errors]).toEqual([
    422,
    { after_id: ['What it comes after must lie beneath the same.'] },
  ])
  expect((await move(three, { above_id: 9999 })).body.errors).toHaveProperty('above_id')
  expect((await move({ id: 9999 }, {})).status).toBe(404)
  expect((await administrator.put(`${path}/${one.id}`, { place: 'zzz' })).body.errors).toHaveProperty('place')
})

test('tree: the form that names another record above puts it there as the last, for who may move', async () => {
  const { staff, administrator, make, order } = await place()
  const [a, b] = [await make('Admission'), await make('Academics')]
  await make('One', a)
  const two = await make('Two', b)
  const may = ['edit trial-branches', 'publish trial-branches']
  const [writer, mover] = [await staff({ may }), await staff({ may: [...may, 'move trial-branches'] })]
  const refused = await writer.put(`${path}/${two.id}`, { above_id: a.id })
  expect([refused.status, refused.body.permission]).toEqual([403, 'move trial-branches'])
  expect((await writer.put(`${path}/${two.id}/move`, { above_id: a.id })).status).toBe(403)
  expect((await writer.put(`${path}/${two.id}`, { name: 'Deux', above_id: b.id })).status).toBe(200)
  expect((await mover.put(`${path}/${two.id}`, { above_id: a.id })).status).toBe(200)
  expect(await order(a)).toEqual(['One', 'Deux'])
  const { body } = await administrator.get<{ id: number }[]>(`${path}/${two.id}/versions`)
  const put = await administrator.put<Branch>(`${path}/${two.id}/versions/${body.data.at(-1)!.id}/restore`)
  expect([put.status, put.body.data.above?.id]).toEqual([200, b.id])
})

test('tree: loops and more levels than people find their way in are refused, however deep', async () => {
  const { administrator, make, move } = await place()
  const chain = [await make('Level 1')]
  for (let level = 2; level <= mostTreeLevels; level++) chain.push(await make(`Level ${level}`, chain.at(-1)))
  const deeper = await administrator.post(path, { name: 'Level 13', above_id: chain.at(-1)!.id })
  expect([deeper.status, deeper.body.errors]).toEqual([
    422,
    { above_id: ['There would be more than 12 levels beneath one another.'] },
  ])
  const loop = await move(chain[0]!, { above_id: chain[5]!.id })
  expect(loop.body.errors).toEqual({
    above_id: ["'Level 6' lies beneath 'Level 1', which can not lie beneath it, too."],
  })
  expect((await move(chain[3]!, { above_id: chain[3]!.id })).status).toBe(422)
  const [other, leaf] = [await make('Other'), await make('Leaf')]
  expect((await move(leaf, { above_id: other.id })).status).toBe(200)
  // Two more levels on top of those that lie beneath it.
  expect((await move(chain[1]!, { above_id: leaf.id })).body.errors).toHaveProperty('above_id')
})

test('tree: two moves at once that would make a loop together are not both done', async () => {
  const { make, move } = await place()
  const [a, b] = [await make('A'), await make('B')]
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([move(a, { above_id: b.id }), move(b, { above_id: a.id })])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422])
    for (const each of [a, b]) await move(each, { above_id: null })
  }
})

test('tree: nothing goes live beneath what is not, unless both do at once', async () => {
  const { administrator, make, move, waiting } = await place()
  const hidden = await waiting('Hidden')
  const beneath = await waiting('Beneath', hidden)
  const early = await administrator.put(`${path}/${beneath.id}`, { posted_at: 'now' })
  expect(early.body.errors).toEqual({
    posted_at: ["'Hidden', above it, is not live. Publish that first, or both in one change."],
  })
  const live = await make('Live')
  expect((await move(live, { above_id: hidden.id })).body.errors).toHaveProperty('above_id')
  const made = await administrator.post(path, { name: 'New', above_id: hidden.id, posted_at: 'now' })
  expect(made.body.errors).toHaveProperty('above_id')

  const records = [beneath, hidden].map(({ id }) => ({ resource: branches.name, id }))
  const change = (await administrator.post<{ id: number }>('/api/changes', { note: 'Both', records })).body
    .data
  expect((await approve(administrator, change.id)).status).toBe(200)
})

/** A college with trees, and what makes, moves and lists their records. */
const place = async () => {
  const made = await college({ resources: [branches] })
  await makeTables(made, branches)
  const { administrator } = made
  const create = async (body: object): Promise<Branch> => {
    const answer = await administrator.post<Branch>(path, body)
    expect([answer.text, answer.status]).toEqual([answer.text, 201])
    return answer.body.data
  }
  return {
    ...made,
    make: (name: string, above?: { id: number }) =>
      create({ name, above_id: above?.id ?? null, posted_at: 'now' }),
    waiting: (name: string, above?: { id: number }) => create({ name, above_id: above?.id ?? null }),
    move: ({ id }: { id: number }, target: object) => administrator.put<Branch>(`${path}/${id}/move`, target),
    order: async (above: { id: number } | null): Promise<string[]> => {
      const filter = JSON.stringify(above ? { above_id: above.id } : { above_empty: 1 })
      const { body } = await administrator.get<Branch[]>(`${path}?${new URLSearchParams({ filter })}`)
      return body.data.map(({ name }) => name)
    },
  }
}

const everyone = async (person: Person): Promise<Branch[]> => (await person.get<Branch[]>(path)).body.data
