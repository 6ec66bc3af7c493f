import { text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { expect, test, vi } from 'vitest'
import { combineHooks, runAfterCommit } from './combine-hooks.ts'
import type { RecordHooks } from './hooks.ts'

const pages = defineResource({
  name: 'pages',
  singular: 'page',
  label: 'Pages',
  purpose: 'Pages.',
  icon: 'document',
  title: 'title',
  actions: ['list'],
  fields: { title: text('Title') },
})
const record = { id: 7 }
const context = { settings: { timeZone: 'Asia/Manila' }, now: () => new Date('2026-11-21') }
const combine = (...parts: RecordHooks[]) => combineHooks(pages, context as never, parts)

test('combined hooks: run in the order of their modules', () => {
  const { extraColumns, computedColumns, serialize } = combine(
    { extraColumns: ['sample'], computedColumns: [() => ({ a: 1, b: 1 })], serialize: [() => ({ id: 1 })] },
    {
      extraColumns: ['code'],
      computedColumns: [() => ({ b: 2 })],
      serialize: [({ id }) => ({ id: id + 1 })],
    },
  )
  expect(extraColumns).toEqual(['sample', 'code'])
  expect(
    computedColumns({}, null, { causer: { id: 1, username: '', name: '' }, now: context.now() }),
  ).toEqual({
    a: 1,
    b: 2,
  })
  expect(serialize(record)).toEqual({ id: 2 })
})

test('combined hooks: reject a second module for a hook that has no order', () => {
  expect(() => combine({ routes: () => undefined }, { routes: () => undefined })).toThrow(
    'Two modules contribute the hook routes of pages.',
  )
})

test('combined hooks: a failure after a commit is logged with its resource, and the other hooks run', () => {
  const [error, wake] = [vi.fn(), vi.fn()]
  const failing = () => {
    throw new Error('no outbox')
  }
  const hooks = combine({ afterCommit: [failing] }, { afterCommit: [wake] })
  runAfterCommit({ log: () => ({ error }) } as never, pages, hooks, record)
  expect(wake).toHaveBeenCalledWith(record)
  expect(error.mock.calls).toEqual([
    [{ err: new Error('no outbox'), resource: 'pages', id: 7 }, 'hook after a commit failed: pages'],
  ])
})
