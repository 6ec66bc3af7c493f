import { describe, expect, test } from 'vitest'
import { queryInMemory, type ListQuery } from './list-query.ts'

const rows = [
  { id: 1, title: 'beta', from: '2026-11-20', count: 10, is_active: true, note: null },
  { id: 2, title: 'Alpha', from: null, count: 9, is_active: false, note: 'x' },
  { id: 3, title: 'Room 10', from: '2026-11-22', count: null, is_active: true },
  { id: 4, title: 'Room 9', from: '2026-10-01', count: 1, is_active: 0, note: 'Enrolment opens' },
]
const ids = (query: ListQuery) => queryInMemory(rows, query).data.map(({ id }) => id)

test('list query: returns the list unchanged without a query', () => {
  expect(queryInMemory(rows, {})).toEqual({ data: rows, total: 4 })
})

describe('sorting', () => {
  test('ignores case and sorts 9 before 10', () => {
    expect(ids({ sort: ['title', 'ASC'] })).toEqual([2, 1, 4, 3])
    expect(ids({ sort: ['title', 'DESC'] })).toEqual([3, 4, 1, 2])
  })

  test('sorts numbers numerically, and empty values first or, descending, last', () => {
    expect(ids({ sort: ['count', 'ASC'] })).toEqual([3, 4, 2, 1])
    expect(ids({ sort: ['count', 'DESC'] })).toEqual([1, 2, 4, 3])
  })

  test('sorts equal values by id, without changing the list itself', () => {
    expect(ids({ sort: ['nothing', 'ASC'] })).toEqual([1, 2, 3, 4])
    expect(ids({ sort: ['nothing', 'DESC'] })).toEqual([4, 3, 2, 1])
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})

test('list query: keeps the order of equal values without ids', () => {
  const bare = [{ word: 'a' }, { word: 'b' }]
  expect(queryInMemory(bare, { sort: ['nothing', 'DESC'] }).data).toEqual(bare)
})

describe('filtering', () => {
  test.each<[NonNullable<ListQuery['filter']>, number[]]>([
    [{ title: 'Alpha' }, [2]],
    [{ title: 'alpha' }, []],
    [{ id: '3' }, [3]],
    [{ id: [1, 4, 9] }, [1, 4]],
    [{ id: [] }, []],
    [{ title: ['beta', 'Room 9'], id: 4 }, [4]],
    [{ is_active: 1 }, [1, 3]],
    [{ is_active: false }, [2, 4]],
    [{ from: null }, [2]],
    [{ note: null }, [1, 3]],
    [{ title: undefined }, [1, 2, 3, 4]],
  ])('%j finds %j', (filter, found) => {
    expect(ids({ filter })).toEqual(found)
  })

  test('matches a title exactly', () => {
    const titles = [{ title: '1' }, { title: '01' }, { title: 'a\u00ad' }, { title: 'caf\u00e9' }]
    const found = (title: string) => queryInMemory(titles, { filter: { title } }).total
    expect([found('1'), found('a'), found('cafe\u0301'), found('caf\u00e9')]).toEqual([1, 0, 0, 1])
  })

  test.each<[NonNullable<ListQuery['filter']>, number[]]>([
    [{ from_gte: '2026-11-20' }, [1, 3]],
    [{ from_gt: '2026-11-20' }, [3]],
    [{ from_lte: '2026-11-20' }, [1, 4]],
    [{ from_lt: '2026-11-20' }, [4]],
    [{ from_neq: '2026-11-20' }, [3, 4]],
    [{ count_gte: 9 }, [1, 2]],
    [{ count_lt: '10' }, [2, 4]],
    [{ from_gte: '2026-10-01', from_lt: '2026-11-01' }, [4]],
  ])('%j compares and omits empty values: %j', (filter, found) => {
    expect(ids({ filter })).toEqual(found)
  })

  test.each<[NonNullable<ListQuery['filter']>, number[]]>([
    [{ title_q: 'room' }, [3, 4]],
    [{ note_q: 'OPENS' }, [4]],
    [{ count_q: 1 }, []],
    [{ note_empty: 1 }, [1, 3]],
    [{ note_empty: '0' }, [2, 4]],
    [{ is_active_empty: 0 }, [1, 2, 3, 4]],
  ])('%j searches one field: %j', (filter, found) => {
    expect(ids({ filter })).toEqual(found)
  })

  test('accepts a field with the name of a comparison', () => {
    expect(queryInMemory([{ score_gte: 5 }, { score_gte: 6 }], { filter: { score_gte: 5 } }).total).toBe(1)
  })

  test('q searches every text, ignoring case', () => {
    expect(ids({ filter: { q: 'ROOM' } })).toEqual([3, 4])
    expect(ids({ filter: { q: 'enrolment' } })).toEqual([4])
    expect(ids({ filter: { q: 'room', id: 3 } })).toEqual([3])
  })

  test('q ignores words within a body', () => {
    const body = { title: 'Hello', updates: '{"type":"doc","content":[{"type":"paragraph"}]}' }
    expect(queryInMemory([body], { filter: { q: 'paragraph' } }).total).toBe(0)
  })
})

describe('paging', () => {
  test('returns the rows of a range, and the total of all matches', () => {
    expect(queryInMemory(rows, { range: [1, 2] })).toEqual({ data: rows.slice(1, 3), total: 4 })
    expect(queryInMemory(rows, { filter: { id: [1, 2, 3] }, range: [2, 9] })).toMatchObject({ total: 3 })
    expect(ids({ range: [10, 19] })).toEqual([])
  })
})

describe('related records', () => {
  const people = [
    { id: 1, office: { id: 8, description: 'Registrar' }, roles: [{ id: 3, description: 'Editor' }] },
    { id: 2, office: { id: 9, description: 'Library' }, roles: [] },
    {
      id: 3,
      office: null,
      roles: [
        { id: 3, description: 'Editor' },
        { id: 4, description: 'Auditor' },
      ],
    },
  ]
  const found = (query: ListQuery) => queryInMemory(people, query).data.map(({ id }) => id)

  test.each<[NonNullable<ListQuery['filter']>, number[]]>([
    [{ office: 9 }, [2]],
    [{ office: ['8', 9] }, [1, 2]],
    [{ roles: 4 }, [3]],
    [{ roles: [3] }, [1, 3]],
    [{ office_empty: 1 }, [3]],
    [{ roles_empty: 1 }, [2]],
  ])('%j are found by their ids: %j', (filter, ids) => {
    expect(found({ filter })).toEqual(ids)
  })

  test('are sorted by name', () => {
    expect(found({ sort: ['office', 'ASC'] })).toEqual([3, 2, 1])
  })
})
