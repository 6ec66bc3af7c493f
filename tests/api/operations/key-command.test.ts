import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everything } from '../../support/input/everything.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'

const another = 'a key that the college was given this morning'

test('key command: lists the consequences, and replaces the key only after confirmation', async () => {
  const { settings, anotherNode } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { database } = settings
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/key.ts', ...args], {
      cwd: join(import.meta.dirname, '../../..'),
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: settings.dataDir,
        COLLEGE_DIR: fixtureCollege,
        APP_KEY: another,
        ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
      },
    })
    return { status, stdout, stderr }
  }
  const before = await everything(settings)
  const unsure = run('replace')
  expect(unsure.stderr).toContain('each phone must subscribe again')
  expect(unsure).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('Nothing was changed. Answer yes in a terminal, or add --yes.'),
  })
  expect(run('--yes')).toMatchObject({ status: 1, stderr: expect.stringContaining('  kampana key replace') })
  expect(await everything(settings)).toEqual(before)

  expect(run('replace', '--yes')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Replaced the key\.[^]+Fingerprint of the signing key: [0-9a-f]{64}\n$/),
  })
  const node = await anotherNode({ APP_KEY: another })
  expect((await node.inject('/health')).statusCode).toBe(200)
  expect(run('replace', '--yes')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('so no key is lost'),
  })
})
