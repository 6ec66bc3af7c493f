import type { AddressUse } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { InputValues, Row } from '../table.ts'

/** The product's answers to the engine about values of records. */
export interface EngineServices {
  uploads: Uploads
  links: Links
}

/** Images and files that records show. */
export interface Uploads extends UsedUploads {
  /** Images in their current renditions. */
  current: () => Promise<CurrentPictures>
  /** Throws a 422 for an image or file that isn't stored here, unless the former values already show it. */
  assertStored: (
    client: EngineClient,
    resource: Resource,
    input: InputValues,
    old: Row | null,
  ) => Promise<void>
}

/** Replaces the addresses of images in values. Stored texts contain the addresses from the time an image was chosen. */
export interface CurrentPictures {
  /** For visitors, without images that were taken down. */
  forVisitors: <T>(value: T) => T
  /** For staff, whose forms must retain images that can be restored. */
  forStaff: <T>(value: T) => T
  /** Converts an input to its stored form; `old` contains the record's values. */
  toStored: <T extends object>(input: T, old: InputValues | null) => T
}

/** An upload that a record shows or links to, by hash. */
export interface UploadUse {
  kind: 'picture' | 'file'
  target: string
}

/** Tracks the records that use each upload. */
export interface UsedUploads {
  /** Upload at an address; undefined for any other address. */
  find: (use: AddressUse) => UploadUse | undefined
  /** True if a file with this hash exists. */
  hasFile: (client: EngineClient, hash: string) => Promise<boolean>
  /** Recounts the uses of these uploads. */
  recount: (client: EngineClient, uses: readonly UploadUse[]) => Promise<void>
  /** Stores a record's description of an image that has none. */
  describe: (client: EngineClient, hash: string, description: string) => Promise<void>
}

/** Addresses of the site that belong to no record. */
export interface Links {
  /**
   * Problem of an address that a record can't have; undefined if it can. `isLive`: the record represents a page made by code.
   */
  reservedProblem: (path: string, isLive: boolean) => string | undefined
  /** True if an address redirects without a redirect record. */
  leadsOn: (path: string) => boolean
}
