import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { customActionBody } from '@kampana/engine-declare/calls/custom-action-calls'
import { action } from '@kampana/engine-declare/custom-action'
import {
  select,
  humanize,
  inputName,
  referenceMany,
  reference,
  optional,
  readOnly,
  text,
  boolean,
  datetime,
  day,
  type Related,
} from '@kampana/engine-declare/kinds/index'
import {
  defineResource,
  pluralName,
  permissionName,
  type InputOf,
  type RecordOf,
  type Resource,
} from '@kampana/engine-declare/resource'
import { permissionNames } from '@kampana/engine-declare/registry/resource-summary'
import { resources, type CustomActionOf } from './resources/index.ts'
import type { updates } from './resources/updates.ts'
import { users } from './resources/users.ts'

const declaration = {
  name: 'rooms',
  singular: 'room',
  label: 'Rooms',
  title: 'name',
  actions: ['list'],
  fields: { name: text('Name') },
} as const
const plain = defineResource(declaration)

describe('a declaration', () => {
  test('has its addresses by rule', () => {
    expect(plain.paths).toEqual({
      list: '/rooms',
      create: '/room',
      show: '/room/:id',
      edit: '/room/:id/edit',
    })
  })

  test('is private, sorted by the newest and searched by title by default', () => {
    expect(plain).toMatchObject({ public: [], order: ['created_at', 'DESC'], search: ['name'], unique: [] })
  })

  test('can change one address and keep the others', () => {
    const { paths } = defineResource({ ...declaration, paths: { show: '/rooms/:id' } })
    expect(paths).toEqual({ ...plain.paths, show: '/rooms/:id' })
  })

  test('names its permissions by action and resource', () => {
    expect(permissionName('edit', plain)).toBe('edit rooms')
  })

  test('can name other permissions for some actions', () => {
    const rooms = defineResource({
      ...declaration,
      actions: ['list', 'show', 'edit'],
      permissions: { edit: 'edit content', show: 'edit content' },
    })
    expect(permissionNames(rooms)).toEqual(['list rooms', 'edit content'])
  })
})

describe('a custom action', () => {
  const archive = action({ log: 'archived', sets: { name: 'Old' } })
  const { customActions } = defineResource({ ...declaration, customActions: { archive } })

  test('has its button, permission, level, address, log and notice by rule', () => {
    expect(customActions).toEqual({
      archive: {
        label: 'Archive',
        permission: 'archive',
        level: 'write',
        path: '/api/rooms/:id/archive',
        log: { action: 'archive', label: 'Archived', phrase: 'archived' },
        sets: { name: 'Old' },
        fields: {},
        done: 'The room was archived.',
      },
    })
  })

  test("has its own permission, unless it uses another action's", () => {
    expect(permissionNames(users)).toEqual(
      ['list', 'show', 'edit', 'delete', 'activate'].map((name) => `${name} users`),
    )
  })

  test('is known to the compiler by name, and only sets declared fields', () => {
    expectTypeOf<CustomActionOf<'users'>>().toEqualTypeOf<'activate' | 'deactivate' | 'reset-two-step'>()
    expectTypeOf<CustomActionOf<'permissions'>>().toBeNever()
    expectTypeOf<CustomActionOf<'nobody'>>().toBeNever()
    const mistakes = () => [
      // @ts-expect-error: users have no such action.
      customActionBody(users, 'archive', {}),
      defineResource({
        ...declaration,
        // @ts-expect-error: rooms have no such field.
        customActions: { archive: action({ log: 'archived', sets: { is_archived: 1 } }) },
      }),
    ]
    expect(mistakes).toThrow("Users have no action 'archive'.")
  })
})

describe('names of fields', () => {
  const openings = {
    ...declaration,
    fields: {
      name: text('Name'),
      page: text('Page'),
      closing: optional(day('Closing date')),
      posted: datetime('Posted'),
    },
  } as const

  test('come from the declared fields', () => {
    const { order, publicSearch } = defineResource({
      ...openings,
      order: ['closing', 'ASC'],
      search: ['name', 'page'],
      expiresAt: 'closing',
      visibleWhere: { page: '/jobs' },
      unique: [['name', 'page']],
      publicSearch: { address: '/jobs/{name}', newest: 'posted', lead: ['page'] },
    })
    expect([order[0], publicSearch?.newest]).toEqual(['closing', 'posted'])
    expect(defineResource({ ...openings, order: ['id', 'DESC'] }).order).toEqual(['id', 'DESC'])
  })

  test("don't compile with a typo or of another kind", () => {
    const declare = (): unknown[] => [
      // @ts-expect-error: no such field.
      defineResource({ ...openings, order: ['closin', 'ASC'] }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, search: ['name', 'pag'] }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, unique: [['name', 'pag']] }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, expiresAt: 'closin' }),
      // @ts-expect-error: no day.
      defineResource({ ...openings, expiresAt: 'posted' }),
      // @ts-expect-error: no day.
      defineResource({ ...openings, visibleFrom: 'name' }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, visibleWhere: { pag: '/jobs' } }),
      // @ts-expect-error: no datetime.
      defineResource({ ...openings, invalidateAt: ['closing'] }),
      // @ts-expect-error: neither day nor datetime.
      defineResource({ ...openings, publicSearch: { address: '/{name}', newest: 'name' } }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, publicSearch: { address: '/{name}', newest: 'closing', lead: ['pag'] } }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, publicSearch: { address: '/{name}', newest: 'closing', kind: 'pag' } }),
      // @ts-expect-error: no datetime.
      defineResource({ ...openings, drafts: { live: 'closing' } }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, tree: { parent: 'pag', place: 'name' } }),
      // @ts-expect-error: neither a field nor an address.
      defineResource({ ...openings, within: 'pag' }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, checked: { by: 'pag', due: 'closing' } }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, page: { path: '/jobs', list: ['pag'], show: [], empty: '' } }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, inBodies: { columns: ['pag'] } }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, rare: ['pag'] }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, unlogged: ['pag'] }),
      // @ts-expect-error: no such field.
      defineResource({ ...openings, headings: { pag: 'Page' } }),
    ]
    expect(declare()).toHaveLength(20)
  })
})

/** Section 2 of the specification, spelled out. */
test('resource: serves the dashboard at the addresses of the specification', () => {
  const screens = ['list', 'create', 'show', 'edit'] as const
  const paths = (resources as readonly Resource[]).map(({ name, actions, paths }) => [
    name,
    screens.filter((screen) => actions.includes(screen)).map((screen) => paths[screen]),
  ])
  expect(Object.fromEntries(paths)).toMatchObject({
    permissions: ['/permissions'],
    roles: ['/roles', '/role', '/role/:id', '/role/:id/edit'],
    users: ['/users', '/users/:id', '/users/:id/edit'],
    // The specification has no address for editing a slide, which is edited in the list.
    slides: ['/slides', '/slide', expect.any(String)],
    updates: ['/updates', '/update', '/update/:id', '/update/:id/edit'],
    logs: ['/logs', '/logs/:id'],
    letters: ['/letters'],
  })
})

test('resource: writes names of several words with dashes in addresses and without them in sentences', () => {
  const openings = defineResource({
    name: 'job-openings',
    singular: 'job opening',
    label: 'Job Openings',
    title: 'name',
    actions: ['list'],
    fields: { name: text('Name') },
  })
  expect(openings.paths).toEqual({
    list: '/job-openings',
    create: '/job-opening',
    show: '/job-opening/:id',
    edit: '/job-opening/:id/edit',
  })
  expect(pluralName(openings)).toBe('job openings')
  expect(permissionName('edit', openings)).toBe('edit job-openings')
})

describe.each(resources as readonly Resource[])('$name', (resource) => {
  const { fields, title, search, unique, order, expiresAt, visibleFrom, visibleWhere = {} } = resource

  test('only names its own fields', () => {
    const known = ['id', ...Object.keys(fields)]
    expect(known).toEqual(expect.arrayContaining([title, order[0], ...search, ...unique.flat()]))
  })

  test('only has pages for records that visitors can read and the search finds', () => {
    expect(!resource.page || (resource.public.includes('show') && resource.publicSearch !== undefined)).toBe(
      true,
    )
  })

  test('only references declared resources', () => {
    const related = Object.values(fields).flatMap((field) => ('resource' in field ? [field.resource] : []))
    expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(related))
  })

  test('limits visibility by days in its own fields', () => {
    for (const name of [expiresAt, visibleFrom])
      expect(name === undefined || fields[name]?.kind === 'day').toBe(true)
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(visibleWhere)))
    // The index contains a record from the moment it is written.
    expect(resource.publicSearch && visibleFrom).toBeUndefined()
  })

  test('only groups and folds its own fields', () => {
    const named = Object.values(
      fields as Record<string, { condition?: { field: string }; notBefore?: string }>,
    )
      .flatMap(({ condition, notBefore }) => [condition?.field, notBefore])
      .filter((name) => name !== undefined)
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining([...named, ...(resource.rare ?? []), ...Object.values(resource.checked ?? {})]),
    )
  })
})

test('resource: declares every resource under its name', () => {
  expectTypeOf<(typeof resources)[number]['name']>().toExtend<string>()
  const files = readdirSync(join(import.meta.dirname, 'resources')).map((file) => file.replace(/\.ts$/, ''))
  const names = resources.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(files.filter((file) => !['index', 'register', 'summaries'].includes(file)).sort()).toEqual(
    names.sort(),
  )
})

test('resource: writes relations under their input names, and humanizes names', () => {
  expect(inputName('roles', referenceMany('Roles', 'roles', 'roleIds'))).toBe('roleIds')
  expect(inputName('title', text('Title'))).toBe('title')
  expect(humanize('new_password_confirmation')).toBe('new password confirmation')
})

test('resource: adds its help to each field', () => {
  const { fields } = defineResource({
    ...declaration,
    name: 'things',
    title: 'title',
    fields: { title: text('Title'), place: text('Place') },
    help: { title: 'As on its label.' },
  })
  expect(fields).toEqual({ title: { ...text('Title'), help: 'As on its label.' }, place: text('Place') })
})

describe('types', () => {
  const fields = {
    title: text('Title'),
    subtitle: optional(text('Subtitle')),
    kind: select('Kind', { small: 'Small', large: 'Large' }),
    open: boolean('Open'),
    room: reference('Room', 'roles', 'room_id'),
    people: referenceMany('People', 'users', 'peopleIds'),
    created_at: readOnly(text('Created')),
  }
  const thing = defineResource({ ...declaration, name: 'things', title: 'title', fields })

  test('contain every field of a record', () => {
    expect(thing.fields).toEqual(fields)
    expectTypeOf<RecordOf<typeof thing>>().toMatchObjectType<{
      id: number
      title: string
      subtitle: string | null
      kind: 'small' | 'large'
      room: Related
      people: Related[]
      created_at: string
    }>()
  })

  test('contain the writable fields of an input', () => {
    expect(thing.title).toBe('title')
    expectTypeOf<InputOf<typeof thing>>().toEqualTypeOf<{
      title: string
      subtitle: string | null
      kind: 'small' | 'large'
      open: 0 | 1 | boolean
      room_id: number
      peopleIds: number[]
    }>()
  })

  test("follow the product's declarations", () => {
    expect(resources.length).toBeGreaterThan(7)
    expectTypeOf<InputOf<typeof users>>().toEqualTypeOf<{ roleIds: number[] }>()
    expectTypeOf<RecordOf<typeof updates>['category']>().toEqualTypeOf<
      'announcements' | 'news-and-events' | null
    >()
    expectTypeOf<InputOf<typeof updates>['from']>().toEqualTypeOf<string | null>()
  })
})
