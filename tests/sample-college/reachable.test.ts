import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { readCheckedRecords } from '../../packages/site/src/content/read-content.ts'

const directory = join(import.meta.dirname, '../../college')
const records = readCheckedRecords(folderFiles(directory))
const valuesOf = (resource: string) => (records[resource] ?? []).map(({ values }) => values)
const offices = valuesOf('offices')
const read = (file: string) => readFileSync(join(directory, file), 'utf8')

test('reachable: everyone who heads an office or appears in a list has an e-mail address or telephone', () => {
  const reachable = new Set(
    offices.filter(({ telephone, mail }) => telephone ?? mail).map(({ title }) => title),
  )
  const heads = valuesOf('people').filter(({ group, heads: isHead }) => group ?? isHead)
  expect(heads.length).toBeGreaterThan(25)
  expect(heads.filter(({ office }) => !reachable.has(office)).map(({ name }) => name)).toEqual([])
})

test('reachable: the directory contains each office of the organizational structure', () => {
  const bodies = /^(?:Board of Trustees|Basic Education|College|Student councils|Clubs and publications)$/
  const known: Readonly<Record<string, string>> = {
    President: 'Office of the President',
    'Vice President for Academic Affairs': 'General education',
    'Guidance and Testing': 'Guidance and Testing Center',
    Treasurer: 'Treasurer and cashier',
    Cashier: 'Treasurer and cashier',
    'Health Services': 'Clinic',
    Libraries: 'Library',
    Canteens: 'Canteen',
  }
  const listed = new Set(offices.filter(({ directory: part }) => part != null).map(({ title }) => title))
  const named = [...read('pages/about-us/organizational-structure.md').matchAll(/- \*\*(.+)\*\*/g)]
    .map(([, name = '']) => name)
    .filter((name) => !bodies.test(name))
  expect(named.filter((name) => !listed.has(known[name] ?? name))).toEqual([])
})

test('reachable: each opening names the address and position for applications', () => {
  for (const file of globSync('sample/job-openings/*.md', { cwd: directory })) {
    const text = read(file)
    const [, title = ''] = /^title: (.+)$/m.exec(text) ?? []
    expect(text).toContain(`(mailto:hr@divinian.example?subject=${encodeURIComponent(title)})`)
  }
  expect(offices.map(({ mail }) => mail)).toContain('hr@divinian.example')
})
