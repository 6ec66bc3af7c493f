import type { EngineDatabase } from './engine-tables.ts'
import { createSchema } from './migration-schema.ts'

/**
 * Creates the engine's tables in an empty database, for a college that needs nothing else. A product has more columns in some
 * of them and creates all tables by its own migrations; a test compares both.
 */
export const createEngineTables = async (db: EngineDatabase): Promise<void> => {
  const { dialect, run, indexTrigrams } = createSchema(db)
  await run(dialect.functions)
  for (const [name, columns] of Object.entries(tables))
    await run([dialect.define(`create table ${name} (${columns})`)])
  await run(indexes.map((index) => dialect.define(`create ${index}`)))
  await run(dialect.fullText.make)
  await run(dialect.fullText.indexTitles)
  await indexTrigrams('logs', ['description', 'username'])
  await indexTrigrams('users', ['name', 'username', 'email'])
  await db.insertInto('content_version').values({ id: 1, version: 1 }).execute()
}

/** Columns of each table in PostgreSQL's SQL, ordered so that references only point backwards. */
const tables: Readonly<Record<string, string>> = {
  users: `id serial primary key, name text not null, name_key text not null default '', username text not null,
    email text not null, is_active integer not null default 0, email_verified_at text, created_at text not null`,
  roles: `id serial primary key, description text not null unique, sections text, created_at text not null`,
  permissions: `id serial primary key, name text not null unique, description text not null,
    created_at text not null`,
  role_permissions: `role_id integer not null references roles (id) on delete cascade,
    permission_id integer not null references permissions (id) on delete cascade,
    constraint role_permissions_key primary key (role_id, permission_id)`,
  user_roles: `user_id integer not null references users (id) on delete cascade,
    role_id integer not null references roles (id) on delete cascade,
    constraint user_roles_key primary key (user_id, role_id)`,
  limits: `key text primary key, count integer not null, resets_at text not null`,
  logs: `id serial primary key, description text not null, username text, resource text not null,
    record_id integer, action text not null, properties text not null, created_at text not null,
    causer_id integer`,
  content_version: `id integer primary key, version integer not null`,
  trash: `id serial primary key, resource text not null, record_id integer not null, title text not null,
    kept text not null, log_id integer not null, deleted_by text, deleted_at text not null,
    expires_at text not null, constraint trash_record unique (resource, record_id)`,
  search: `id serial primary key, source text not null, key text not null, kind text not null,
    title text not null, lead text not null, body text not null, address text not null, newest text,
    until text, title_words text not null, lead_words text not null, body_words text not null,
    constraint search_source_key unique (source, key)`,
  record_words: `id serial primary key, resource text not null, record_id integer not null,
    words text not null, constraint record_words_of_record unique (resource, record_id)`,
  record_authors: `resource text not null, record_id integer not null, created_by integer,
    created_by_name text, updated_by integer, updated_by_name text, primary key (resource, record_id)`,
  record_editors: `resource text not null, record_id integer not null,
    user_id integer not null references users (id) on delete cascade, seen_at text not null,
    constraint record_editors_key primary key (resource, record_id, user_id)`,
  saved_views: `id serial primary key, user_id integer not null references users (id) on delete cascade,
    resource text not null, name text not null, query text not null, is_shared integer not null,
    created_at text not null, constraint saved_views_name unique (user_id, resource, name)`,
  imports: `id serial primary key, resource text not null,
    user_id integer not null references users (id) on delete cascade, record_ids text not null,
    last_log_id integer not null, created_at text not null, undone_at text`,
  changes: `id serial primary key, note text not null, state text not null, publish_at text, problem text,
    review_note text, began_by integer not null, began_by_name text not null, created_at text not null,
    asked_by integer, asked_by_name text, decided_by integer, decided_by_name text, decided_at text,
    approved text`,
  drafts: `id serial primary key, resource text not null, record_id integer not null,
    change_id integer not null references changes (id) on delete cascade, title text not null, input text,
    base text, hash text, written_by integer not null, written_by_name text not null,
    written_at text not null, constraint drafts_of_record unique (resource, record_id)`,
  addresses: `path text primary key, address text not null, state text not null, resource text not null,
    record_id integer not null`,
  address_reservations: `path text primary key, address text not null, resource text not null,
    record_id integer not null`,
  uses: `kind text not null, target text not null, resource text not null, record_id integer not null,
    field text not null, constraint uses_key primary key (kind, target, resource, record_id, field)`,
}

/** Indexes in PostgreSQL's SQL. */
const indexes: readonly string[] = [
  'index address_reservations_of_record on address_reservations (resource, record_id)',
  'index addresses_of_record on addresses (resource, record_id)',
  'index changes_state on changes (state, publish_at)',
  'index drafts_of_change on drafts (change_id)',
  'index drafts_of_writer on drafts (written_by)',
  'index logs_by_created_at on logs (created_at nulls first, id)',
  'index logs_of_causer on logs (causer_id, created_at)',
  'index logs_of_record on logs (resource, record_id, created_at nulls first, id)',
  'index record_authors_created_by on record_authors (resource, created_by)',
  'index record_authors_updated_by on record_authors (resource, updated_by)',
  'index saved_views_of_resource on saved_views (resource)',
  'index trash_expires on trash (expires_at)',
  'unique index users_email on users (lower(email))',
  'unique index users_username on users (lower(username))',
  'index users_name_key on users (name_key)',
  'index uses_of_record on uses (resource, record_id)',
]
