import { resources } from '@kampana/shared/resources/index'
import { describe, expect, test } from 'vitest'
import { createAddressTable } from '@kampana/engine-admin/url/address-table'

const { toPublic, toCanonical } = createAddressTable(resources, ['/login', '/password/reset'])

describe('product addresses', () => {
  test.each([
    ['/', '/home'],
    ['/login', '/login'],
    ['/password/reset', '/password/reset'],
    ['/updates', '/updates'],
    ['/updates/create', '/update'],
    ['/updates/7', '/update/7/edit'],
    ['/updates/7/show', '/update/7'],
    ['/roles', '/roles'],
    ['/roles/create', '/role'],
    ['/roles/3', '/role/3/edit'],
    ['/roles/3/show', '/role/3'],
    ['/users/5', '/users/5/edit'],
    ['/users/5/show', '/users/5'],
    ['/logs/9/show', '/logs/9'],
    ['/slides/create', '/slide'],
    ['/permissions', '/permissions'],
  ])('translate react-admin’s %s to the product’s %s and back', (canonical, visible) => {
    expect(toPublic(canonical)).toBe(visible)
    expect(toCanonical(visible)).toBe(canonical)
  })

  test('accept a trailing slash', () => {
    expect(toCanonical('/updates/')).toBe('/updates')
  })

  test.each([
    '/',
    '/updates/create',
    '/updates/7',
    '/updates/7/show',
    '/roles/3/show',
    '/logs/9/show',
    '/slides/1',
    '/permission/1',
    '/Updates',
    '/update/7/edit/more',
    '/update//edit',
    '/updates//',
    '/access-denied',
    '/auth-callback',
    '/nope',
  ])('don’t include %s', (path) => {
    expect(toCanonical(path)).toBeUndefined()
  })

  test('accept no word as a record’s id, such as “create” of react-admin’s form', () => {
    for (const path of [
      '/update/create/edit',
      '/update/create',
      '/users/create',
      '/users/invite',
      '/logs/-1',
    ])
      expect(toCanonical(path)).toBeUndefined()
  })

  test('keep other addresses that react-admin generates', () => {
    expect(toPublic('/somewhere/else')).toBe('/somewhere/else')
  })
})
