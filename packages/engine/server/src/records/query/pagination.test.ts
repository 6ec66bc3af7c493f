import { expect, test } from 'vitest'
import { pageBody } from './pagination.ts'

const path = 'https://college.example/api/updates/paginated'

test("pagination: contains its position and links in Laravel's format", () => {
  const page = pageBody(['k', 'l', 'm', 'n'], 14, { first: 10, count: 10 }, path)
  expect(page.links).toEqual({
    first: `${path}?page=1`,
    last: `${path}?page=2`,
    prev: `${path}?page=1`,
    next: null,
  })
  expect(page.meta).toMatchObject({
    current_page: 2,
    from: 11,
    to: 14,
    last_page: 2,
    per_page: 10,
    total: 14,
    path,
  })
  expect(page.meta.links.map(({ label, active }) => [label, active])).toEqual([
    ['&laquo; Previous', false],
    ['1', false],
    ['2', true],
    ['Next &raquo;', false],
  ])
})

test('pagination: returns an empty page beyond the end', () => {
  const page = pageBody([], 14, { first: 90, count: 10 }, path)
  expect(page).toMatchObject({ data: [], meta: { current_page: 10, from: null, to: null, last_page: 2 } })
})

test('pagination: gives an empty list one page', () => {
  expect(pageBody([], 0, { first: 0, count: 10 }, path).meta.last_page).toBe(1)
})

test('pagination: lists ten of a thousand pages', () => {
  const { meta } = pageBody(['x'], 10_000, { first: 5_000, count: 10 }, path)
  expect(meta.links).toHaveLength(12)
  expect(meta.links.find(({ active }) => active)?.label).toBe('501')
})
