import { maxTreeLevels } from '@kampana/engine-declare/tree/tree'
import { expect, test } from 'vitest'
import { branches } from '../../support/input/branches.ts'
import { password } from '../../support/people/accounts.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { college } from '../../support/people/college.ts'
import { approve } from '../../support/people/drafts.ts'
import { makeTables } from '../../support/server/make-tables.ts'

interface Branch {
  id: number
  name: string
  place: string
  address: string | null
  above: { id: number } | null
}
const path = `/api/${branches.name}`

test('tree: a new record is the last child of its parent, and lists sort children by position', async () => {
  const { make, order } = await place()
  const root = await make('Admission')
  const [first, second] = [await make('Fees', root), await make('Requirements', root)]
  expect(await order(root)).toEqual(['Fees', 'Requirements'])
  expect(first.place < second.place).toBe(true)
  await make('About us')
  expect(await order(null)).toEqual(['Admission', 'About us'])
})

test('tree: a move changes and logs one record, and rejects invalid targets', async () => {
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
    { after_id: ['The record before it must have the same parent.'] },
  ])
  expect((await move(three, { above_id: 9999 })).body.errors).toHaveProperty('above_id')
  expect((await move({ id: 9999 }, {})).status).toBe(404)
  expect((await administrator.put(`${path}/${one.id}`, { place: 'zzz' })).body.errors).toHaveProperty('place')
})

test('tree: a new parent in the form puts the record last, and requires move permission', async () => {
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

test('tree: rejects loops and more than the allowed number of levels', async () => {
  const { administrator, make, move } = await place()
  const chain = [await make('Level 1')]
  for (let level = 2; level <= maxTreeLevels; level++) chain.push(await make(`Level ${level}`, chain.at(-1)))
  const deeper = await administrator.post(path, { name: 'Level 13', above_id: chain.at(-1)!.id })
  expect([deeper.status, deeper.body.errors]).toEqual([
    422,
    { above_id: ['The tree can have at most 12 levels.'] },
  ])
  const loop = await move(chain[0]!, { above_id: chain[5]!.id })
  expect(loop.body.errors).toEqual({
    above_id: ['‘Level 6’ is under ‘Level 1’, so ‘Level 1’ can’t be moved there.'],
  })
  expect((await move(chain[3]!, { above_id: chain[3]!.id })).status).toBe(422)
  const [other, leaf] = [await make('Other'), await make('Leaf')]
  expect((await move(leaf, { above_id: other.id })).status).toBe(200)
  // The move would put two more levels above the record's own descendants.
  expect((await move(chain[1]!, { above_id: leaf.id })).body.errors).toHaveProperty('above_id')
})

test('tree: rejects one of two simultaneous moves that would create a loop', async () => {
  const { make, move } = await place()
  const [a, b] = [await make('A'), await make('B')]
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all([move(a, { above_id: b.id }), move(b, { above_id: a.id })])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422])
    for (const each of [a, b]) await move(each, { above_id: null })
  }
})

test('tree: requires a published parent, unless both are published in one release', async () => {
  const { administrator, make, move, waiting } = await place()
  const hidden = await waiting('Hidden')
  const beneath = await waiting('Beneath', hidden)
  const early = await administrator.put(`${path}/${beneath.id}`, { posted_at: 'now' })
  expect(early.body.errors).toEqual({
    posted_at: [
      'Its parent ‘Hidden’ is not published. Publish ‘Hidden’ first, or publish both in one release.',
    ],
  })
  const live = await make('Live')
  expect((await move(live, { above_id: hidden.id })).body.errors).toHaveProperty('above_id')
  const made = await administrator.post(path, { name: 'New', above_id: hidden.id, posted_at: 'now' })
  expect(made.body.errors).toHaveProperty('above_id')

  const records = [beneath, hidden].map(({ id }) => ({ resource: branches.name, id }))
  const change = (await administrator.post<{ id: number }>('/api/releases', { note: 'Both', records })).body
    .data
  expect((await approve(administrator, change.id)).status).toBe(200)
})

test('tree: visitors read published records with published ancestors, in lists, by id and by name', async () => {
  const { administrator, visitor, make } = await place()
  const top = await make('Top')
  const middle = await make('Middle', top)
  const leaf = await make('Leaf', middle)
  const seen = async () => {
    const { body } = await visitor().get<Branch[]>(path)
    const one = await visitor().get<Branch>(`${path}/${leaf.id}`)
    return [body.data.map(({ name }) => name).toSorted(), one.status, one.body.data?.above?.id]
  }
  expect(await seen()).toEqual([['Leaf', 'Middle', 'Top'], 200, middle.id])
  await administrator.put(`${path}/${middle.id}`, { posted_at: null })
  expect(await seen()).toEqual([['Top'], 404, undefined])
  await administrator.put(`${path}/${middle.id}`, { posted_at: 'now' })
  await administrator.put(`${path}/${top.id}`, { over_on: '2020-01-01' })
  expect(await seen()).toEqual([[], 404, undefined])
  // Users with list permission read all records.
  expect((await everyone(administrator)).length).toBe(3)
})

test('tree: the search follows the visibility of records and their ancestors', async () => {
  const { anotherNode, administrator: first } = await place()
  const searched = { ...branches, publicSearch: { address: '/trials/{id}', newest: 'posted_at' } }
  // The table must exist before the node that searches it starts.
  const administrator = personAt(await anotherNode({}, { ownResources: [searched] }))
  await administrator.post('/login', { username: 'admin', password })
  const make = async (name: string, above_id: number | null) =>
    (await administrator.post<Branch>(path, { name, above_id, posted_at: 'now' })).body.data
  const top = await make('Top', null)
  const middle = await make('Middle', top.id)
  await make('Kalabasa', middle.id)
  const found = async () => (await administrator.get<unknown[]>('/api/search?q=kalabasa')).body.data.length
  const change = (record: Branch, body: object) => administrator.put(`${path}/${record.id}`, body)
  expect(await found()).toBe(1)
  await change(middle, { posted_at: null })
  expect(await found()).toBe(0)
  await change(middle, { posted_at: 'now' })
  expect(await found()).toBe(1)
  await change(top, { over_on: '2020-01-01' })
  expect(await found()).toBe(0)
  await change(top, { over_on: null })
  expect(await found()).toBe(1)
  expect((await first.delete(`${path}/${middle.id}`)).status).toBe(409)
})

test('tree: deletes a record only together with its descendants, and restores parents first', async () => {
  const { administrator, database, make, order } = await place()
  const top = await make('Top')
  const [one, two] = [await make('One', top), await make('Two', top)]
  const leaf = await make('Leaf', one)
  const alone = await administrator.delete(`${path}/${top.id}`)
  expect([alone.status, alone.body]).toMatchObject([
    409,
    {
      message: 'Records under it would also be deleted: 3.',
      beneath: [{ title: 'One' }, { title: 'Two' }, { title: 'Leaf' }],
    },
  ])
  const all = [top, one, two, leaf].map(({ id }) => id).join(',')
  expect((await administrator.delete(`${path}/${all}`)).status).toBe(200)
  const early = await administrator.post(`${path}/${leaf.id}/restore`)
  expect([early.status, early.body.message]).toEqual([
    422,
    '‘Leaf’ can’t be restored. Its parent ‘One’ is in the trash. Restore ‘One’ first.',
  ])
  expect((await administrator.post(`${path}/${all}/restore`)).status).toBe(200)
  expect([await order(null), await order(top), await order(one)]).toEqual([['Top'], ['One', 'Two'], ['Leaf']])

  // A position that was taken meanwhile stays taken, and a record without its parent is restored to the top level.
  await administrator.delete(`${path}/${one.id},${leaf.id}`)
  await administrator.put(`${path}/${two.id}/move`, { after_id: null })
  const between = await make('Between', top)
  await administrator.put(`${path}/${between.id}/move`, { after_id: null })
  expect((await administrator.post(`${path}/${one.id}/restore`)).status).toBe(200)
  expect((await everyone(administrator)).map(({ place }) => place)).toHaveLength(4)
  const places = (await everyone(administrator)).filter(({ above }) => above?.id === top.id)
  expect(new Set(places.map(({ place }) => place)).size).toBe(3)
  await administrator.delete(`${path}/${one.id}`)
  await database((db) =>
    db.deleteFrom('trash').where('resource', '=', branches.name).where('record_id', '=', one.id).execute(),
  )
  const orphan = await administrator.post<Branch[]>(`${path}/${leaf.id}/restore`)
  expect([orphan.status, orphan.body.data[0]?.above]).toEqual([200, null])
  expect(await order(null)).toEqual(['Top', 'Leaf'])
})

test("tree: a changed address also changes descendants' addresses, with redirects and log entries, or changes nothing", async () => {
  const { administrator, make } = await place()
  const give = (record: Branch, address: string | null) =>
    administrator.put<Branch>(`${path}/${record.id}`, { address })
  const top = await make('Top')
  const heading = await make('Heading', top)
  const [leaf, elsewhere] = [await make('Leaf', heading), await make('Elsewhere', heading)]
  await give(top, '/old')
  await give(leaf, '/old/leaf')
  await give(elsewhere, '/older/leaf')
  expect((await give(top, '/new')).status).toBe(200)
  const addresses = Object.fromEntries(
    (await everyone(administrator)).map(({ name, address }) => [name, address]),
  )
  expect(addresses).toEqual({ Top: '/new', Heading: null, Leaf: '/new/leaf', Elsewhere: '/older/leaf' })
  const redirects = await administrator.get<{ path: string; target: string }[]>(
    // The filter excludes the sample college's redirects.
    `/api/redirects?filter=${encodeURIComponent(JSON.stringify({ q: '/old' }))}`,
  )
  expect(redirects.body.data.map(({ path: from, target }) => [from, target])).toEqual([
    ['/old', '/new'],
    ['/old/leaf', '/new/leaf'],
  ])
  const { body } = await administrator.get<{ description: string }[]>('/api/logs?range=[0,5]')
  expect(body.data.map(({ description }) => description)).toContain("admin edited the trial branch 'Leaf'")

  await give(elsewhere, '/newer/leaf')
  const taken = await give(top, '/newer')
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['address']])
  expect((await everyone(administrator)).find(({ name }) => name === 'Top')?.address).toBe('/new')
})

test('tree: a role limited to a section moves nothing out of it, into another or to the top', async () => {
  const { administrator, staff, make, move } = await place()
  const [mine, theirs] = [await make('Mine'), await make('Theirs')]
  await administrator.put(`${path}/${mine.id}`, { address: '/mine' })
  await administrator.put(`${path}/${theirs.id}`, { address: '/theirs' })
  const [own, second, other] = [
    await make('Own', mine),
    await make('Second', mine),
    await make('Other', theirs),
  ]
  // The address stays in the section, regardless of the parent.
  await administrator.put(`${path}/${own.id}`, { address: '/mine/own' })
  const actions = ['create', 'edit', 'delete', 'move', 'publish']
  const clerk = await staff({ may: actions.map((action) => `${action} ${branches.name}`) })
  const { roles } = (await clerk.get<{ roles: { id: number }[] }>('/api/user')).body.data
  await administrator.put(`/api/roles/${roles[0]!.id}`, { sections: '/mine' })
  const to = async ({ id }: Branch, target: object) => (await clerk.put(`${path}/${id}/move`, target)).status
  expect(await to(own, { after_id: second.id })).toBe(200)
  expect(await to(second, { above_id: own.id })).toBe(200)
  expect(await to(own, { above_id: theirs.id })).toBe(403)
  expect(await to(own, { above_id: null })).toBe(403)
  expect(await to(other, { above_id: mine.id })).toBe(403)
  expect(await to(mine, { after_id: theirs.id })).toBe(403)
  expect((await clerk.put(`${path}/${own.id}`, { above_id: theirs.id })).status).toBe(403)
  const create = (above_id: number | null) =>
    clerk.post(path, { name: 'New', address: '/mine/new', above_id })
  expect((await create(theirs.id)).status).toBe(403)
  expect((await create(null)).status).toBe(403)
  expect((await create(own.id)).status).toBe(201)
  expect((await move(own, { above_id: theirs.id })).status).toBe(200)
  expect(await to(own, { above_id: mine.id })).toBe(403)
})

test('tree: simultaneous actions of several roles leave no loops, orphans or duplicate positions', async () => {
  const { administrator, staff, make, database } = await place()
  const [clerk, mover] = [
    await staff({ may: ['edit', 'delete', 'publish'].map((action) => `${action} ${branches.name}`) }),
    await staff({ may: ['edit', 'move', 'publish', 'create'].map((action) => `${action} ${branches.name}`) }),
  ]
  for (let round = 0; round < 5; round++) {
    const [top, other] = [await make(`Top ${round}`), await make(`Other ${round}`)]
    const [first, second] = [await make('First', top), await make('Second', top)]
    const answers = await Promise.all([
      clerk.put(`${path}/${top.id}`, { posted_at: null }),
      mover.put(`${path}/${first.id}/move`, { above_id: second.id }),
      mover.put(`${path}/${second.id}/move`, { above_id: first.id }),
      mover.put(`${path}/${second.id}/move`, { above_id: other.id }),
      administrator.put(`${path}/${first.id}/move`, { above_id: other.id }),
      clerk.delete(`${path}/${other.id}`),
      mover.post(path, { name: 'Third', above_id: other.id, posted_at: 'now' }),
      clerk.put(`${path}/${first.id}/move`, { above_id: null }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(answers.at(-1)!.status).toBe(403)
  }
  const rows = await database(
    async (db) =>
      (await db
        .selectFrom(branches.name.replaceAll('-', '_') as 'pages')
        .selectAll()
        .execute()) as unknown as {
        id: number
        above_id: number | null
        place: string
        posted_at: string | null
      }[],
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  const seats = rows.map(({ above_id, place: seat }) => `${above_id} ${seat}`)
  expect(new Set(seats).size).toBe(seats.length)
  for (const row of rows) {
    const above = row.above_id === null ? undefined : known.get(row.above_id)
    expect([row.above_id, above !== undefined]).toEqual([row.above_id, row.above_id !== null])
    let levels = 0
    for (let next = above; next; next = next.above_id === null ? undefined : known.get(next.above_id))
      expect(levels++).toBeLessThan(12)
  }
})

/** A college with trees, and functions that create, move and list their records. */
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
