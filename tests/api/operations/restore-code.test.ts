import { backUp } from '@kampana/server/backup/backup'
import { tableChecksum } from '@kampana/server/backup/checksum'
import { signBackup } from '@kampana/server/backup/signature'
import { collegeFilesTable } from '@kampana/server/backup/table-columns'
import { connect } from '@kampana/engine-server/db/connect'
import { newToken } from '@kampana/engine-server/tokens'
import SQLite from 'better-sqlite3'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { collegeKey } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'

const root = join(import.meta.dirname, '../../..')
const signatureLength = 48

/** A college's backup, and a world-writable folder for restoring it. */
const backedUp = async (appKey: string | undefined) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o777)
  const { settings } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const file = join(folder, 'college.kampana')
  await backUp({ ...settings, appKey }, file, new Date())
  return { folder, file, ...places(folder) }
}

const places = (folder: string) => {
  const dataDir = join(folder, 'data')
  const ran = join(folder, 'ran')
  return {
    dataDir,
    /** Runs the restore command without a terminal. */
    restore: (file: string, more: Readonly<Record<string, string>> = {}, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', file, ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir, KAMPANA_USER: 'nobody', RAN: ran, ...more },
      })
      return { status, output: stdout + stderr }
    },
    /** The user who ran the injected code, or undefined if nobody did. */
    ranAs: () => (existsSync(ran) ? readFileSync(ran, 'utf8') : undefined),
  }
}

const evil = `import { writeFileSync } from 'node:fs'
writeFileSync(process.env.RAN, String(process.getuid()))
${readFileSync(join(fixtureCollege, 'migrations/0001-boats.ts'), 'utf8')}`
const evilHash = createHash('sha256').update(evil).digest('hex')

/** Injects code into a backup, with correct checksums and without the signature, like an attacker with access to backups. */
const changed = async (file: string): Promise<string> => {
  const copy = `${file}.changed`
  copyFileSync(file, copy)
  const database = new SQLite(copy)
  database
    .prepare('update college_files set content = ? where path = ?')
    .run(Buffer.from(evil), 'migrations/0001-boats.ts')
  database.pragma('wal_checkpoint(truncate)')
  const db = await connect({ kind: 'sqlite', file: copy })
  const sum = await tableChecksum(db, collegeFilesTable).finally(() => db.destroy())
  const { checksums } = database.prepare('select checksums from backup').get() as { checksums: string }
  const sums = { ...(JSON.parse(checksums) as object), college_files: String(sum) }
  database.prepare('update backup set checksums = ?').run(JSON.stringify(sums))
  database.close()
  return copy
}

const isSigned = (file: string): boolean =>
  readFileSync(file).subarray(-signatureLength).toString('latin1').startsWith('Kampana seal 1: ')

test('restore: lists the code of an unsigned backup, and runs it only with --trust-code', async () => {
  const { file, dataDir, restore, ranAs } = await backedUp(undefined)
  const backup = await changed(file)
  expect(isSigned(backup)).toBe(false)
  const asked = restore(backup)
  expect(asked.status).toBe(1)
  expect(asked.output.split(`  ${evilHash}  migrations/0001-boats.ts\n`)).toHaveLength(2)
  expect(asked.output).toMatch(/ {2}[0-9a-f]{64} {2}resources\/boats\.ts\n/)
  expect(asked.output).toContain('has no signature')
  expect([ranAs(), readdirSync(dataDir)]).toEqual([undefined, []])

  const trusted = restore(backup, {}, '--trust-code')
  expect([trusted.status, trusted.output]).toEqual([0, expect.stringContaining('Restored and verified')])
  expect(Number(ranAs())).toBeGreaterThan(0)
})

test('restore: rejects a signature by a key that is contained in backups', async () => {
  const { file, dataDir, restore, ranAs } = await backedUp(undefined)
  const backup = await changed(file)
  await signBackup(backup, collegeKey)
  expect(restore(backup).output).toContain('cannot be checked without a key')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'app.key'), collegeKey)
  chmodSync(join(dataDir, 'app.key'), 0o644)
  for (const more of [{}, { APP_KEY: collegeKey }]) {
    const { status, output } = restore(backup, more)
    expect([status, output]).toEqual([1, expect.stringContaining('backups of this college contain its key')])
  }
  expect(ranAs()).toBeUndefined()
})

test('restore: rejects a signature by a generated key, even if the backup no longer contains the key', async () => {
  const generated = newToken()
  const { file, restore, ranAs } = await backedUp(collegeKey)
  const backup = await changed(file)
  await signBackup(backup, generated)
  expect(restore(backup, { APP_KEY: generated }).output).toContain('backups of this college contain its key')
  expect(ranAs()).toBeUndefined()
})

test('restore: accepts a backup with the signature of its APP_KEY, and rejects a changed backup', async () => {
  const { file, dataDir, restore, ranAs } = await backedUp(collegeKey)
  const settings = { APP_KEY: collegeKey }
  const backup = await changed(file)
  expect(restore(backup, settings).output).toContain('has no signature')
  appendFileSync(backup, readFileSync(file).subarray(-signatureLength))
  const forged = restore(backup, settings)
  expect([forged.status, forged.output]).toEqual([1, expect.stringContaining('does not match any known key')])
  expect(restore(file, { APP_KEY: `not ${collegeKey}` }).output).toContain('does not match any known key')
  expect([ranAs(), readdirSync(dataDir)]).toEqual([undefined, []])

  const rotated = { APP_KEY: `not ${collegeKey}`, APP_PREVIOUS_KEYS: collegeKey }
  const { status, output } = restore(file, rotated)
  expect([status, output]).toEqual([0, expect.stringContaining(`folder to ${join(dataDir, 'college')}`)])
})

test('restore: never runs the code of a backup as root', async () => {
  const { file, restore, ranAs } = await backedUp(undefined)
  const { output } = restore(await changed(file), { KAMPANA_USER: 'root' }, '--trust-code')
  // If the service's user exists, the command continues as that user.
  expect(ranAs() ?? output).toMatch(/^[1-9]\d*$|root must not run/)
})
