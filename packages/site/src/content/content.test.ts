import { expect, test } from 'vitest'
import { fixtureCollege } from '../../../../tests/support/college-directory.ts'
import { makeContent, type Content } from './content.ts'
import { snapshotFiles } from './editing/snapshot-files.ts'
import { folderFiles } from './folder/files.ts'
import { siteRecordsOf } from './folder/folder-rows.ts'
import { readCheckedRecords } from './read-content.ts'

/** Published part of the content, without the hash, which depends on the records. */
const shown = (content: Content) => ({ ...content, hash: '', assets: content.assets() })

test('content: reuses results of unchanged records, with the same outcome as a full build', () => {
  const files = snapshotFiles(folderFiles(fixtureCollege))
  const site = siteRecordsOf(readCheckedRecords(files))
  const before = makeContent(site, files)
  const withChange = (name: string, change: object) => {
    const [first, ...others] = site.records[name]!
    return { ...site, records: { ...site.records, [name]: [{ ...first!, ...change }, ...others] } }
  }
  const { pages, hash } = makeContent(withChange('pages', { description: 'Another' }), files)
  expect([hash === before.hash, makeContent(site, files).hash]).toEqual([false, before.hash])
  const same = Object.entries(pages).filter(([path, page]) => page === before.pages[path])
  expect(same.length).toBeGreaterThan(Object.keys(pages).length - 2)
  for (const [name, change] of [
    ['pages', { title: 'Another' }],
    ['college', { name: 'Another College', calling_code: '+64' }],
    ['people', { name: 'Somebody Else' }],
    ['offices', { title: 'Another Office' }],
    ['programs', { address: '/academics/programs/another' }],
  ] as const) {
    const changed = withChange(name, change)
    const made = makeContent(changed, files)
    expect([name, shown(made)]).toEqual([name, shown(makeContent(structuredClone(changed), files))])
  }
})
