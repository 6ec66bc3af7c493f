import { beforeEach, describe, expect, test } from 'vitest'
import { createDraftStorage, type StoredDraft } from './draft-storage.ts'

const place = { person: 1, resource: 'updates', record: '7' }
const typed = (title: string, more: Partial<StoredDraft> = {}): StoredDraft => ({
  at: 1000,
  tab: 'this',
  base: { title: 'Old' },
  typed: { title },
  ...more,
})
const nobody = new Set<string>()
const day = 24 * 60 * 60 * 1000

beforeEach(() => localStorage.clear())

describe('draft storage', () => {
  test('returns the last values until the draft is removed', () => {
    const drafts = createDraftStorage(localStorage, () => 5000)
    drafts.save(place, 'a', typed('First'))
    drafts.save(place, 'b', typed('Second', { at: 2000 }))
    expect(drafts.restore(place, 'c', 'this', nobody)?.typed).toEqual({ title: 'Second' })
    expect(drafts.restore(place, 'd', 'this', nobody)?.typed).toEqual({ title: 'Second' })
    drafts.remove(place, 'd')
    expect(drafts.restore(place, 'e', 'this', nobody)?.typed).toEqual({ title: 'First' })
  })

  test('separates people, resources and records', () => {
    const drafts = createDraftStorage(localStorage, () => 5000)
    drafts.save(place, 'a', typed('Mine'))
    for (const other of [{ person: 2 }, { person: 11 }, { resource: 'roles' }, { record: '77' }])
      expect(drafts.restore({ ...place, ...other }, 'b', 'this', nobody)).toBeUndefined()
  })

  test('lists and removes the drafts of one person', () => {
    const drafts = createDraftStorage(localStorage, () => 5000)
    const mine = { person: 1, resource: 'roles', record: 'new' }
    drafts.save(place, 'a', typed('Older', { tab: 'other' }))
    drafts.save(mine, 'b', typed('Newer', { at: 2000 }))
    drafts.save({ ...place, person: 11 }, 'c', typed('Not mine'))
    const found = drafts.ofPerson(1).map(({ resource, record, typed }) => [resource, record, typed['title']])
    expect(found).toEqual([
      ['roles', 'new', 'Newer'],
      ['updates', '7', 'Older'],
    ])
    drafts.removeOfPerson(1)
    expect([drafts.ofPerson(1), drafts.ofPerson(11).length]).toEqual([[], 1])
  })

  test('ignores drafts that are open in another tab', () => {
    const drafts = createDraftStorage(localStorage, () => 5000)
    drafts.save(place, 'a', typed('Over there', { tab: 'other' }))
    expect(drafts.restore(place, 'b', 'this', new Set(['other']))).toBeUndefined()
    expect(drafts.isOpenElsewhere(place, new Set(['other']))).toBe(true)
    expect(drafts.restore(place, 'b', 'this', nobody)?.typed).toEqual({ title: 'Over there' })
  })

  test('removes unreadable drafts, and others after thirty days', () => {
    createDraftStorage(localStorage).save(place, 'a', typed('Long ago', { at: 0 }))
    localStorage.setItem('kampana.typed.1.updates.7.b', '{"at":')
    expect(createDraftStorage(localStorage, () => 29 * day).restore(place, 'c', 'this', nobody)).toBeDefined()
    createDraftStorage(localStorage, () => 31 * day).removeExpired()
    expect(localStorage).toHaveLength(0)
  })

  test('removes the oldest drafts if space runs out, and works without any space', () => {
    const full = (most: number): Storage =>
      new Proxy(localStorage, {
        get: (storage, name) => {
          const value = Reflect.get(storage, name) as unknown
          if (name !== 'setItem') return typeof value === 'function' ? value.bind(storage) : value
          return (key: string, text: string) => {
            if (storage.length >= most && storage.getItem(key) === null) throw new DOMException('Full')
            storage.setItem(key, text)
          }
        },
      })
    const drafts = createDraftStorage(full(1), () => 5000)
    drafts.save(place, 'a', typed('Older'))
    drafts.save(place, 'b', typed('Newer', { at: 2000 }))
    expect(drafts.restore(place, 'c', 'this', nobody)?.typed).toEqual({ title: 'Newer' })
    localStorage.clear()
    expect(() => createDraftStorage(full(0), () => 5000).save(place, 'a', typed('Anything'))).not.toThrow()
  })
})
