import { updates } from '@kampana/shared/resources/updates'
import { expect, test } from 'vitest'
import { parseListQuery } from './list-query.ts'

const parse = (query: Record<string, unknown>) => parseListQuery(updates, query)

test('list query: returns the whole list in the declared order by default', () => {
  expect(parse({})).toMatchObject({ sort: ['posted_at', 'DESC'], first: 0, count: 10_000, paged: false })
})

test('list query: reads the sort, range and filter of react-admin', () => {
  const query = parse({
    sort: '["title","ASC"]',
    range: '[10,19]',
    filter: '{"category":"announcements","to_gte":"2026-11-21","id":[1,2],"q":"fiesta"}',
  })
  expect(query).toMatchObject({ sort: ['title', 'ASC'], first: 10, count: 10, paged: true })
  expect(query.conditions).toEqual([
    { field: 'category', operator: 'any', value: ['announcements'] },
    { field: 'to', operator: 'gte', value: '2026-11-21' },
    { field: 'id', operator: 'any', value: [1, 2] },
    { field: 'q', operator: 'search', value: 'fiesta' },
  ])
})

test('list query: filters by words in a field and by empty fields', () => {
  expect(parse({ filter: '{"title_q":50,"subtitle_empty":1,"to_empty":0}' }).conditions).toEqual([
    { field: 'title', operator: 'holds', value: '50' },
    { field: 'subtitle', operator: 'empty', value: true },
    { field: 'to', operator: 'empty', value: false },
  ])
})

test('list query: reads the pages of Laravel, and treats an invalid page as the first', () => {
  expect(parse({ page: '3' })).toMatchObject({ first: 20, count: 10 })
  expect(parse({ page: '-1' })).toMatchObject({ first: 0, count: 10 })
  expect(parse({ page: '2', per_page: '25' })).toMatchObject({ first: 25, count: 25 })
})

test('list query: limits a range to ten thousand rows', () => {
  expect(parse({ range: '[0,999999]' }).count).toBe(10_000)
})

test('list query: includes bodies only in ranges of at most ten', () => {
  expect(parse({ include: 'updates', range: '[0,9]' }).include).toEqual(['updates'])
  expect(() => parse({ include: 'updates', range: '[0,10]' })).toThrow('The selected include is invalid.')
  expect(() => parse({ include: 'updates' })).toThrow('The selected include is invalid.')
})

test.each([
  ['a column that does not exist', { sort: '["password","ASC"]' }, 'sort'],
  ['SQL for a column', { sort: '["id; drop table updates","ASC"]' }, 'sort'],
  ['a direction that is none', { sort: '["id","ASC; --"]' }, 'sort'],
  ['a sort that is not JSON', { sort: 'title' }, 'sort'],
  ['a repeated sort', { sort: ['["id","ASC"]', '["id","ASC"]'] }, 'sort'],
  ['a range that runs backwards', { range: '[9,0]' }, 'range'],
  ['a range below zero', { range: '[-1,5]' }, 'range'],
  ['a range of fractions', { range: '[0,1.5]' }, 'range'],
  ['an unknown filter', { filter: '{"password":"x"}' }, 'filter'],
  ['a prototype as filter', { filter: '{"__proto__":{"x":1}}' }, 'filter'],
  ['a filter that is a list', { filter: '["title"]' }, 'filter'],
  ['an id that is a word', { filter: '{"id":"one or 1=1"}' }, 'filter'],
  ['an id beyond the database', { filter: '{"id":99999999999}' }, 'filter'],
  ['a comparison with a list', { filter: '{"to_gte":["2026-01-01"]}' }, 'filter'],
  ['words in a number', { filter: '{"id_q":"7"}' }, 'filter'],
  ['words in a secret', { filter: '{"password_q":"x"}' }, 'filter'],
  ['a field that lists have anyway', { include: 'title', range: '[0,1]' }, 'include'],
])('list query: rejects %s', (_what, query, part) => {
  expect(() => parse(query)).toThrow(`The selected ${part} is invalid.`)
})
