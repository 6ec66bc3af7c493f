import { beforeEach, describe, expect, test } from 'vitest'
import { journalIn, type Kept } from './draft-storage.ts'

const place = { person: 1, resource: 'updates', record: '7' }
const typed = (title: string, more: Partial<Kept> = {}): Kept => ({
  at: 1000,
  tab: 'this',
  base: { title: 'Old' },
  typed: { title },
  ...more,
})
const nobody = new Set<string>()
const day = 24 * 60 * 60 * 1000

beforeEach(() => localStorage.clear())

describe('the journal', () => {
  test('gives back what was typed last, and again until it is dropped', () => {
    const journal = journalIn(localStorage, () => 5000)
    journal.keep(place, 'a', typed('First'))
    journal.keep(place, 'b', typed('Second', { at: 2000 }))
    expect(journal.hand(place, 'c', 'this', nobody)?.typed).toEqual({ title: 'Second' })
    expect(journal.hand(place, 'd', 'this', nobody)?.typed).toEqual({ title: 'Second' })
    journal.drop(place, 'd')
    expect(journal.hand(place, 'e', 'this', nobody)?.typed).toEqual({ title: 'First' })
  })

  test('keeps people, resources and records apart', () => {
    const journal = journalIn(localStorage, () => 5000)
    journal.keep(place, 'a', typed('Mine'))
    for (const other of [{ person: 2 }, { person: 11 }, { resource: 'roles' }, { record: '77' }])
      expect(journal.hand({ ...place, ...other }, 'b', 'this', nobody)).toBeUndefined()
  })

  test('leaves alone what is being typed in another tab', () => {
    const journal = journalIn(localStorage, () => 5000)
    journal.keep(place, 'a', typed('Over there', { tab: 'other' }))
    expect(journal.hand(place, 'b', 'this', new Set(['other']))).toBeUndefined()
    expect(journal.isTyped(place, new Set(['other']))).toBe(true)
    expect(journal.hand(place, 'b', 'this', nobody)?.typed).toEqual({ title: 'Over there' })
  })

  test('forgets after thirty days, and what it can’t read', () => {
    journalIn(localStorage).keep(place, 'a', typed('Long ago', { at: 0 }))
    localStorage.setItem('kampana.typed.1.updates.7.b', '{"at":')
    expect(journalIn(localStorage, () => 29 * day).hand(place, 'c', 'this', nobody)).toBeDefined()
    journalIn(localStorage, () => 31 * day).clean()
    expect(localStorage).toHaveLength(0)
  })

  test('makes room by forgetting the oldest, and does without where there is none', () => {
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
    const journal = journalIn(full(1), () => 5000)
    journal.keep(place, 'a', typed('Older'))
    journal.keep(place, 'b', typed('Newer', { at: 2000 }))
    expect(journal.hand(place, 'c', 'this', nobody)?.typed).toEqual({ title: 'Newer' })
    localStorage.clear()
    expect(() => journalIn(full(0), () => 5000).keep(place, 'a', typed('Anything'))).not.toThrow()
  })
})
