import { expect, test } from 'vitest'
import { shapeOf, shapesInPage } from './value-shape.ts'

test('a page gives each value the shape of the directive that shows it', () => {
  const page =
    'Text {{data.place}}.\n\n::table data.faculty\n\n::facts data.office.hours\n\n::nothing data.x\n'
  expect([...shapesInPage(page)]).toEqual([
    ['faculty', 'grid'],
    ['office.hours', 'pairs'],
  ])
})

test('a value that no page uses, or that has another shape, is edited as it looks', () => {
  expect(shapeOf({ title: 'Dean', phone: '1' }, 'pairs')).toBe('pairs')
  expect(shapeOf('text', 'grid')).toBe('text')
  expect(shapeOf([{ title: 'A', list: ['x'] }], 'grid')).toBe('items')
  expect(shapeOf(['a', 'b'])).toBe('lines')
  expect(shapeOf([{ name: 'Ana', since: 1952 }])).toBe('grid')
  expect(shapeOf([{ title: 'Board', under: [{ title: 'President' }] }])).toBe('outline')
  expect(shapeOf({ 'Adding and changing': 'two weeks' })).toBe('pairs')
  expect(shapeOf({ label: 'x', href: 'y' })).toBe('fields')
  expect(shapeOf(null)).toBe('text')
})
