import type { AddressUse } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { InputValues, Row } from '../table.ts'

/** What the engine asks the product about the values of records. */
export interface EngineParts {
  uploads: Uploads
  links: Links
}

/** The pictures and files that records show. */
export interface Uploads extends UsedUploads {
  /** The pictures as they are now. */
  current: () => Promise<CurrentPictures>
  /** Throws a 422 for what a record shows and isn't kept here, unless its former values show it already. */
  assertKept: (client: EngineClient, resource: Resource, input: InputValues, old: Row | null) => Promise<void>
}

/** Values with every picture as it is now: stored texts keep the addresses that pictures had when they were chosen. */
export interface CurrentPictures {
  /** For visitors, without what was taken down. */
  forVisitors: <T>(value: T) => T
  /** For staff, whose forms must not lose what can be put back. */
  forStaff: <T>(value: T) => T
  /** An input as it is stored; `old` are the record's values. */
  toStored: <T extends object>(input: T, old: InputValues | null) => T
}

/** An upload that a record shows or links to, by its hash. */
export interface UploadUse {
  kind: 'picture' | 'file'
  target: string
}

/** Keeps up with which records use which uploads. */
export interface UsedUploads {
  /** The upload at an address; undefined for any other address. */
  find: (use: AddressUse) => UploadUse | undefined
  /** Whether there is still a file of this hash. */
  hasFile: (client: EngineClient, hash: string) => Promise<boolean>
  /** Counts anew where these are used. */
  recount: (client: EngineClient, uses: readonly UploadUse[]) => Promise<void>
  /** Keeps a record's words of a picture that nothing else describes. */
  describe: (client: EngineClient, hash: string, description: string) => Promise<void>
}

/** The addresses of the site that no record has. */
export interface Links {
  /** Why a record can't have an address, as a sentence; undefined where it can. `isLive`: it stands for a page that code makes. */
  reservedProblem: (path: string, isLive: boolean) => string | undefined
  /** Whether an address leads on to another, without a record that says so. */
  leadsOn: (path: string) => boolean
}
