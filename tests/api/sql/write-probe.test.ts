import { sql } from 'kampana'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const message = {
  name: 'Ana',
  email: 'ana@family.example',
  contact_number: '0917 555 0100',
  subject: 'Fees',
  message: 'When?',
}

/** PostgreSQL's error on a full disk, for new rows of messages and new tables. */
const refusal = sql`
  create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create function refuse_tables() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger full_disk before insert on messages for each row execute function refuse();
  create event trigger full_disk on ddl_command_end when tag in ('CREATE TABLE') execute function refuse_tables()`

test('write probe: reports degraded health after a failed write until a megabyte can be written, and leaves no table', async () => {
  const { visitor, database } = await college()
  const write = async () => (await visitor().post('/api/contactUs', message)).status
  const health = async (path = '/health') => {
    const { status, text } = await visitor().get(path)
    return [status, text]
  }
  const tables = () =>
    database(
      async (db) => (await sql`select relname from pg_class where relkind = 'r'`.execute(db)).rows.length,
    )
  const before = await tables()

  await database((db) => refusal.execute(db))
  expect(await health()).toEqual([200, '{"status":"ok"}'])
  expect(await write()).toBe(507)
  expect(await health()).toEqual([503, expect.stringContaining('"status":"degraded"')])
  expect(await health('/health/ready')).toEqual([200, expect.stringContaining('"status":"ok"')])

  await database((db) => sql`drop event trigger full_disk; drop trigger full_disk on messages`.execute(db))
  expect(await health()).toEqual([200, '{"status":"ok"}'])
  expect(await write()).toBe(200)
  expect(await tables()).toBe(before)
})
