import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { runProduct, startProduct } from '../../support/server/product.ts'

/** A copy of the test college, and an empty data directory. */
const copyOfCollege = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-own-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const collegeDir = join(folder, 'college')
  cpSync(fixtureCollege, collegeDir, { recursive: true })
  const DATA_DIR = join(folder, 'data')
  return { collegeDir, settings: { COLLEGE_DIR: collegeDir, DATA_DIR, SEED: 'none', LOG_LEVEL: 'fatal' } }
}

test('own folder: rejects each invalid declaration in one sentence, without starting', async () => {
  const { collegeDir, settings } = copyOfCollege()
  const file = (name: string): string => join(collegeDir, 'resources', name)
  writeFileSync(file('nets.ts'), 'export const nets = 7')
  writeFileSync(file('oars.ts'), "import { nothing } from 'kampana'\nexport const oars = nothing")
  expect(await runProduct(settings)).toEqual({
    code: 1,
    output: `${file('nets.ts')} does not declare a resource. Export exactly one value, made by defineResource(…).
${file('oars.ts')} cannot be loaded: The requested module 'kampana' does not provide an export named 'nothing'
`,
  })
})

test('own folder: names a failed migration, and starts from the previous state once it is corrected', async () => {
  const { collegeDir, settings } = copyOfCollege()
  const file = join(collegeDir, 'migrations/0002-nets.ts')
  const throwing = `import { sql, type Schema } from 'kampana'
export const nets = async ({ db }: Schema): Promise<void> => {
  await sql\`create table nets (name text)\`.execute(db)
  throw new Error('the net tore')
}`
  writeFileSync(file, throwing)
  const { code, output } = await runProduct(settings)
  expect([code, output]).toEqual([
    1,
    `The database ${join(settings.DATA_DIR, 'kampana.sqlite')} cannot be used: ${file} failed: the net tore.\n`,
  ])
  writeFileSync(file, throwing.replace(/ {2}throw .*\n/, ''))
  const product = await startProduct(settings)
  const { status } = await fetch(`${product.origin}/api/boats`)
  expect([status, (await product.stop()).code]).toEqual([200, 0])
})
