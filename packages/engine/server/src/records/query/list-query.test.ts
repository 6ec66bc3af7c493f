import {
  day,
  datetime,
  optional,
  readOnly,
  richText,
  select,
  text,
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { expect, test } from 'vitest'
import { parseListQuery } from './list-query.ts'

const updates = defineResource({
  name: 'updates',
  singular: 'update',
  label: 'Updates',
  purpose: 'News',
  icon: 'megaphone',
  title: 'title',
  actions: ['list'],
  fields: {
    title: text('Title'),
    subtitle: optional(text('Subtitle')),
    category: select('Category', { announcements: 'Announcement', 'news-and-events': 'News' }),
    from: optional(day('From')),
    to: optional(day('To')),
    updates: optional(richText('Text')),
    posted_at: readOnly(datetime('Posted')),
  },
  search: ['title'],
  order: ['posted_at', 'DESC'],
})

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

test('list query: parses Laravel’s page parameters, and treats an invalid page as the first', () => {
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
  ['an unknown column', { sort: '["password","ASC"]' }, 'sort'],
  ['SQL as a column name', { sort: '["id; drop table updates","ASC"]' }, 'sort'],
  ['an invalid sort direction', { sort: '["id","ASC; --"]' }, 'sort'],
  ['a sort that is invalid JSON', { sort: 'title' }, 'sort'],
  ['a repeated sort', { sort: ['["id","ASC"]', '["id","ASC"]'] }, 'sort'],
  ['a reversed range', { range: '[9,0]' }, 'range'],
  ['a negative range', { range: '[-1,5]' }, 'range'],
  ['a fractional range', { range: '[0,1.5]' }, 'range'],
  ['an unknown filter', { filter: '{"password":"x"}' }, 'filter'],
  ['a prototype as a filter', { filter: '{"__proto__":{"x":1}}' }, 'filter'],
  ['a list as a filter', { filter: '["title"]' }, 'filter'],
  ['text as an id', { filter: '{"id":"one or 1=1"}' }, 'filter'],
  ['an id that exceeds the integer range', { filter: '{"id":99999999999}' }, 'filter'],
  ['a comparison with a list', { filter: '{"to_gte":["2026-01-01"]}' }, 'filter'],
  ['a text search in a number field', { filter: '{"id_q":"7"}' }, 'filter'],
  ['a text search in a secret field', { filter: '{"password_q":"x"}' }, 'filter'],
  ['including a default field', { include: 'title', range: '[0,1]' }, 'include'],
])('list query: rejects %s', (_what, query, part) => {
  expect(() => parse(query)).toThrow(`The selected ${part} is invalid.`)
})
