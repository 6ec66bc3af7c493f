import type { ContentFile } from '@kampana/shared/content/content-api'
import { adoptFiles, pullTexts } from '@kampana/server/website/pull'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'

test('what staff have published is written into a clone byte for byte, and adopted from there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const { administrator, database } = await college({ settings: { COLLEGE_DIR: folder } })
  const read = async (path: string) =>
    (await administrator.get<ContentFile>(`/api/content/file?path=${path}`)).body.data
  const history = await read('pages/about-us/history.md')
  const text = `${history.text}\nThe bell of 1951, ñ and all.  \n\n`
  const files = [
    { path: history.path, text, base_hash: history.hash },
    { path: 'theme.css', text: ':root { --text-s: 1rem; }', base_hash: null },
  ]
  expect(await administrator.post('/api/content/publish', { files })).toMatchObject({ status: 200 })

  // A link that somebody has laid where a file is made is replaced, and not written through.
  writeFileSync(join(folder, 'own.txt'), 'Own')
  symlinkSync(join(folder, 'own.txt'), join(folder, 'theme.css.partial'))
  expect(await database((db) => adoptFiles(db, folder))).toEqual([])
  expect(await database((db) => pullTexts(db, folder))).toEqual([history.path, 'theme.css'])
  expect(readFileSync(join(folder, history.path), 'utf8')).toBe(text)
  expect(readFileSync(join(folder, 'theme.css'), 'utf8')).toBe(':root { --text-s: 1rem; }')
  expect(readFileSync(join(folder, 'own.txt'), 'utf8')).toBe('Own')
  expect(await database((db) => pullTexts(db, folder))).toEqual([])

  expect(await database((db) => adoptFiles(db, folder))).toEqual([history.path, 'theme.css'])
  expect((await read(history.path)).text).toBe(text)
  const css = await read('theme.css')
  await administrator.post('/api/content/publish', {
    files: [{ path: css.path, text: null, base_hash: css.hash }],
  })
  await database((db) => pullTexts(db, folder))
  expect(existsSync(join(folder, 'theme.css'))).toBe(false)
})
