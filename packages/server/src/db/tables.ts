import type { Generated, Kysely, Transaction } from 'kysely'
import type { StatisticKind } from '../statistics/statistics.ts'
import type { AlertTables } from './alert-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { EngineTables } from '@kampana/engine-server/db/engine-tables'
import type { FolderTables } from './folder-tables.ts'
import type { VerificationTables } from './verification-tables.ts'
import type { ResourceTables } from './resource-tables.ts'

/**
 * Tables of the database. A resource's table follows from its declaration. Times are text (`clock.ts`), days `YYYY-MM-DD`,
 * booleans 0 or 1, on both databases.
 */
export type Tables = ResourceTables<MoreColumns, Defaults> & OtherTables

/** Columns without a declared field, which only the server reads. */
interface MoreColumns extends FolderTables {
  users: {
    password: string
    email_verified_at: string | null
    /** New e-mail address, which replaces `email` after confirmation. */
    pending_email: Generated<string | null>
    /** Encrypted; used once two-step sign-in is confirmed. */
    two_step_secret: Generated<string | null>
    /** TOTP time step of the last code, so that no code works twice. */
    two_step_last: Generated<number>
  }
  roles: { is_administrator: number }
  invitations: {
    /** The person responsible for the roles that the invitation grants. */
    inviter_id: number
    token_hash: Generated<string | null>
  }
  updates: {
    excerpt: string
    picture: string | null
    /** Time of the last change of content; null if unchanged. */
    edited_at: Generated<string | null>
    code: Generated<string | null>
  }
  class_status: { code: Generated<string | null> }
  slides: { sort_position: string }
  subscribers: {
    /** Text to which the subscriber agreed. */
    consent: string
  }
  channels: {
    /** 1 from a press of 'Try this channel' until a node has tried it. */
    is_asked: Generated<number>
  }
  alerts: {
    /** Starts at 1 and increases with each alert of a record. */
    version: number
    kind: 'notices' | 'updates'
    /** JSON of the alert's texts by language (`alerts/email/alert-texts.ts`). */
    texts: string
    /** JSON of the affected audience (`alerts/contacts/audience.ts`). */
    audience: string
    /** Nothing is sent before this time. */
    hold_until: string
    expires_at: string
    stopped_at: string | null
    /** Last contact with a delivery, while deliveries are being created. */
    reached: Generated<number>
    /** JSON of the replies of mail servers and push services with their counts, after the deliveries were deleted. */
    reasons: string | null
  }
  pictures: {
    /** Hash under which the image was first stored; null if the former version added it during an upgrade. */
    image_id: string | null
    /** Current renditions, in `media`. */
    hash: string
    /** The upload before it was rotated or cropped. */
    base_hash: string
    /** Clockwise, in degrees. */
    turn: Generated<number>
    /** JSON of the crop of the rotated image; null for the whole image. */
    crop: string | null
  }
  messages: {
    /** Number of answers. */
    answers: Generated<number>
  }
  letters: {
    /** Text and HTML, encrypted because of their account links; empty after sending. */
    sealed: string
    due_at: string
    /** HMAC of the mailbox, if the recipient is masked. */
    mark: Generated<string | null>
  }
}

/** Columns with a default in the database. */
interface Defaults {
  users: 'last_sign_in_at' | 'failed_sign_ins' | 'two_step_confirmed_at'
  roles: 'requires_two_step'
  updates: 'status'
  slides: 'hidden'
  logs: 'username' | 'record_id' | 'causer_id'
  messages: 'status' | 'assigned_to' | 'reference_number'
  pages: 'status' | 'owner_id' | 'due' | 'checked_at'
  programs: 'status'
  monographs: 'status'
  pictures: 'description' | 'status' | 'uses'
  letters: 'tries' | 'problem' | 'sent_at'
  channels: 'is_on' | 'levels' | 'kinds' | 'problem' | 'tried_at' | 'tried'
  alerts:
    | 'total'
    | 'taken'
    | 'failed'
    | 'gone'
    | 'twice'
    | 'phones'
    | 'first_at'
    | 'last_at'
    | 'p95'
    | 'problem'
}

interface OtherTables extends EngineTables, ContentTables, VerificationTables, AlertTables {
  invitation_roles: { invitation_id: number; role_id: number }
  sessions: {
    id_hash: string
    user_id: number
    remember: number
    user_agent: string
    created_at: string
    last_used_at: string
    expires_at: string
    /** 1 if the session's cookie has the prefix `__Host-`. Only that cookie is accepted then. */
    host_only: Generated<number>
    /** The role as which the person views the dashboard, without changing anything. */
    viewed_role_id: Generated<number | null>
    /** Time when the person last re-entered the password; null since sign-in. */
    confirmed_at: Generated<string | null>
  }
  /** Links that show an unpublished update to people without an account. */
  preview_links: {
    id: Generated<number>
    token_hash: string
    update_id: number
    /** The person who created the link and is e-mailed comments. */
    user_id: number
    created_at: string
    expires_at: string
  }
  /** Answers to visitors' messages, and internal notes, which only staff read. */
  message_answers: {
    id: Generated<number>
    message_id: number
    kind: 'answer' | 'note'
    text: string
    /** Author of the answer, with the name at that time. */
    user_id: number
    user_name: string
    /** The answer's e-mail, which is deleted earlier. */
    letter_id: number | null
    created_at: string
  }
  media: {
    hash: string
    width: number
    height: number
    created_at: string
    /** Time since which no record shows the image (`media/uses/unused.ts`); null while one does. */
    unused_since: Generated<string | null>
    /** The image of which this is a current or former rendition. Deleted together with it. */
    picture_id: Generated<number | null>
  }
  /** Uploads in full size, upright and without metadata. Rotated and cropped images are made from them. */
  originals: { hash: string; width: number; height: number; bytes: Uint8Array }
  files: {
    hash: string
    name: string
    /** Filename of the upload, for downloads; null for older files. */
    original_name: string | null
    type: string
    bytes: Uint8Array
    created_at: string
    unused_since: Generated<string | null>
  }
  renditions: { hash: string; name: string; type: string; bytes: Uint8Array }
  recovery_codes: { user_id: number; code_hash: string }
  reset_tokens: { user_id: number; token_hash: string; created_at: string }
  /** Password of the first administrator, encrypted, until its first use. */
  first_password: { user_id: number; sealed: string }
  /** Roles from before an upgrade that nobody has reviewed since (`account/role-losses`). */
  roles_to_review: { role_id: number }
  search_sources: { source: string; stamp: string }
  /** Page views and other statistics by the college's days (`statistics/`). */
  reading_figures: { kind: StatisticKind; day: string; name: string; count: number }
  /** Time of the last occurrence of an event (`operations/moments.ts`). */
  moments: { name: string; at: string }
  /** One row: the key check value, a signature of a constant by the last used key. */
  key_mark: { id: number; mark: string }
}

export type Database = Kysely<Tables>
/** The database or a transaction. */
export type DbClient = Database | Transaction<Tables>
