import { roles } from '@kampana/shared/resources/roles'
import { updates } from '@kampana/shared/resources/updates'
import { describe, expect, test } from 'vitest'
import { threeWayMerge } from './merge.ts'

const before = { id: 1, title: 'Sports day', subtitle: null, category: 'announcements', updates: '{}' }

describe('two people who change one record', () => {
  test('in different fields are both right', () => {
    const now = { ...before, subtitle: 'On Friday' }
    expect(threeWayMerge(updates, before, { title: 'Games' }, now)).toEqual({
      mine: { title: 'Games' },
      theirs: ['subtitle'],
      both: [],
    })
  })

  test('in the same field have to choose', () => {
    const now = { ...before, title: 'Sports week' }
    expect(threeWayMerge(updates, before, { title: 'Games' }, now)).toEqual({
      mine: {},
      theirs: [],
      both: ['title'],
    })
  })

  test('to the same value agree', () => {
    const now = { ...before, title: 'Games' }
    expect(threeWayMerge(updates, before, { title: 'Games' }, now)).toEqual({
      mine: {},
      theirs: [],
      both: [],
    })
  })

  test('disagree about nothing that nobody types', () => {
    const now = { ...before, created_at: 'later', subtitle: '' }
    expect(threeWayMerge(updates, before, { title: 'Games' }, now)).toMatchObject({ theirs: [], both: [] })
  })

  test('give the same relations in another order', () => {
    const role = { id: 1, description: 'Editor', permissions: [{ id: 1 }, { id: 2 }] }
    const now = { ...role, description: 'Writer', permissions: [{ id: 2 }, { id: 1 }] }
    expect(threeWayMerge(roles, role, { permissions: [3, 1] }, now)).toEqual({
      mine: { permissions: [3, 1] },
      theirs: ['description'],
      both: [],
    })
  })
})
