/**
 * The wire of `/api/content`: the college's folder as staff see and edit it. A file is its whole text; paths are relative to
 * the folder, such as `pages/about-us/history.md`. Hashes are SHA-256 in base64url. Moments are ISO 8601 in UTC. Replies have
 * what is named here under `data`; those of changes also have their `message` beside it.
 */

/** What a file is, which decides its editor and the permission that it needs. */
export type ContentFileKind = 'page' | 'data' | 'site-map' | 'settings' | 'asset'

/** Permissions on the website; `edit menus` and `edit college` also need `publish content` to go live. */
export const contentPermissions = ['edit content', 'publish content', 'edit menus', 'edit college'] as const
export type ContentPermission = (typeof contentPermissions)[number]

/** A person, and when they did something. */
export interface ContentAuthorship {
  by: string
  at: string
}

/** A file in lists. */
export interface ContentFileSummary {
  path: string
  kind: ContentFileKind
  /** The page's title, or the name of what the file holds. */
  title: string
  /** The last publication in the dashboard; null while the file is the folder's. */
  published: ContentAuthorship | null
  /** The draft that waits, if there is one. */
  draft:
    | (ContentAuthorship & Pick<ContentChange, 'state' | 'publish_at'> & { change_id: ContentChange['id'] })
    | null
  /** The number of values still marked as sample. */
  samples: number
  /** Whether the folder has another text than the one that staff's was based on, and both touch the same lines. */
  conflict: boolean
  review: ContentReview
  /** What the viewer may do. */
  may: { edit: boolean; publish: boolean }
}

/** The care for a file. */
export interface ContentReview {
  /** The office that answers for it: the name of a role, or any other text. */
  owner: string | null
  /** The day of the next review. */
  due: string | null
  /** When it was last confirmed. */
  checked: ContentAuthorship | null
  /**
   * Whether the viewer is asked to check it, once it is due: the owner is one of their roles, whatever the case. A file without
   * an owner, or with one that no role is called, asks everybody who may publish it.
   */
  mine: boolean
}

/** An entry of the site's tree. */
export interface ContentTreeEntry {
  title: string
  /** The address on the site; null for a group of entries and for another website. */
  address: string | null
  state: 'live' | 'placeholder' | 'hidden' | 'built-in' | 'group' | 'external'
  /** The last day on which it is shown, in the college's time zone. */
  until: string | null
  /** The files that its page consists of, the text first, then its data. */
  files: readonly string[]
  /** The record, or records, that its page shows: their resource, and how many of their fields are still the sample's. */
  record?: { resource: string; samples: number }
  entries: readonly ContentTreeEntry[]
}

/** `GET /api/content` */
export interface ContentOverview {
  tree: readonly ContentTreeEntry[]
  files: readonly ContentFileSummary[]
  changes: readonly ContentChange[]
  /** What pages can say of the college: `{{college.name}}`. */
  college: Readonly<Record<string, unknown>>
  /** The names of all roles, to be suggested as owners of files. */
  offices: readonly string[]
}

/** One or more drafts that are published together. */
export interface ContentChange {
  id: number
  note: string
  /** `asked` where its author asks somebody who may publish to publish it. */
  state: 'draft' | 'asked' | 'scheduled' | 'published'
  publish_at: string | null
  by: string
  at: string
  paths: readonly string[]
  /** Why a scheduled change could not be published. */
  problem: string | null
  /** What was said when it was sent back, until its publication is asked for again. */
  review_note: string | null
}

/** `GET /api/content/file?path=…`; the ETag is the hash of the text that an editor opens. */
export interface ContentFile extends ContentFileSummary {
  /** The live text; null where the file is deleted. */
  text: string | null
  hash: string | null
  /** The draft's text, which the editor opens instead. */
  draft_text: string | null
  draft_hash: string | null
  /** The folder's text, where it conflicts with the live one. */
  folder_text: string | null
  /** The page on which it is shown first; null for what every page shows. */
  address: string | null
}

/** A text to be checked, previewed or published; null deletes the file. */
export interface ContentEdit {
  path: string
  text: string | null
  /** The hash of the live text that the edit is based on; null for a new file. */
  base_hash: string | null
}

/** What the reader says of a text. A fault stops a publication, a warning doesn't. */
export interface ContentFinding {
  path: string
  /** The line in the file, from 1. */
  line: number | null
  text: string
}
export interface ContentFindings {
  faults: readonly ContentFinding[]
  warnings: readonly ContentFinding[]
}

/**
 * `PUT /api/content/drafts`: keeps unfinished texts, whatever their faults. A file has one draft, which all its editors share;
 * `draft_hash` is the hash of the draft that the edit is based on, null for the first. 412 with `ContentConflict` if it is another.
 */
export interface DraftInput {
  files: readonly (ContentEdit & { draft_hash: string | null })[]
  /** The change that they join; without it that of the first file's draft, or a new one. */
  change_id?: number
  note?: string
}
export interface DraftReply extends ContentFindings {
  message: string
  change: ContentChange
  hashes: Readonly<Record<string, string | null>>
}

/**
 * `POST /api/content/publish`: publishes edits at once, with their drafts, or at a time. 422 with `errors` by path and
 * `findings` where the reader refuses them, 412 with `ContentConflict` where another has published meanwhile.
 */
export interface PublishInput {
  files: readonly ContentEdit[]
  note?: string
  publish_at?: string | null
  /** Pages that move; visitors of the former address are redirected for ever. */
  moves?: readonly { from: string; to: string }[]
}
export interface PublishReply {
  message: string
  change: ContentChange
  hashes: Readonly<Record<string, string | null>>
  warnings: readonly ContentFinding[]
}

/** The body of a 412: what stands there now, for a merge with what was typed. */
export interface ContentConflict {
  message: string
  conflicts: readonly {
    path: string
    /** The current text (draft or live), its hash and its author. */
    text: string | null
    hash: string | null
    base: string | null
    by: string | null
    at: string | null
  }[]
}

/** A text that was live: `GET /api/content/versions?path=…` lists them, newest first, `GET /api/content/versions/:id` adds the text. */
export interface ContentVersionSummary {
  id: number
  path: string
  hash: string | null
  /** `adopt` is what the college's file said before anybody edited it here; `merge` was made with new files of the folder. */
  kind: 'edit' | 'merge' | 'adopt' | 'restore'
  by: string
  at: string
  note: string
  change_id: number | null
}
export interface ContentVersionText extends ContentVersionSummary {
  text: string | null
  /** The text that it replaced. */
  former: string | null
}

/** A person who has a file open: an event of `GET /api/content/events?path=…` (server-sent events) has all of them. */
export interface ContentEditor {
  name: string
  /** Whether this is another tab of the same person. */
  self: boolean
}

/**
 * `PUT /api/content/changes/:id/ask` asks for a change's publication, and `…/send-back` with `{ word }` refuses that.
 * `DELETE /api/content/drafts?path=…` discards a file's draft and `DELETE /api/content/changes/:id` those of a whole change;
 * `POST /api/content/versions/:id/restore` publishes a version's text anew. They answer `{ message }`, the last a `PublishReply`.
 */
export interface ContentReply {
  message: string
}

/** `PUT /api/content/reviews` sets who answers for a file and when it is looked at again; `checked` says that it is still right now. */
export interface ReviewInput {
  path: string
  owner?: string | null
  due?: string | null
  checked?: true
}
