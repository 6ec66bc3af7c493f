import type { AddressUse } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { ImageFields } from '../images/map-images.ts'
import type { InputValues, Row } from '../table.ts'

/** The product's answers to the engine about values of records. */
export interface EngineServices {
  uploads: Uploads
  links: Links
}

/** Audience of a reply. Staff's forms must retain images that were taken down, so that they can be restored. */
export type Readers = 'visitors' | 'staff'

/** Images and files that records show. */
export interface Uploads extends UsedUploads {
  /**
   * Writes the current addresses of images into records. For visitors, images that were taken down are removed; null replaces a
   * record whose own image is. Unchanged records stay the same objects.
   */
  show: <T extends InputValues>(
    images: ImageFields,
    records: readonly T[],
    audience: Readers,
    client?: EngineClient,
  ) => Promise<(T | null)[]>
  /**
   * Converts the images in an input to their stored form. `old` contains the record's values: a value that only differs in the
   * addresses of the same images stays as stored.
   */
  toStored: (
    client: EngineClient,
    images: ImageFields,
    input: InputValues,
    old: InputValues | null,
  ) => Promise<InputValues>
  /** Values as the former version stored their images, which may be named by an entity tag from before the conversion. */
  toFormer: <T extends InputValues>(client: EngineClient, images: ImageFields, values: T) => Promise<T>
  /** Throws a 422 for an image or file that isn't stored here, unless the former values already show it. */
  assertStored: (
    client: EngineClient,
    resource: Resource,
    input: InputValues,
    old: Row | null,
  ) => Promise<void>
}

/** An upload that a record shows or links to, by hash. A link to an image only retains the image. */
export interface UploadUse {
  kind: 'picture' | 'file' | 'retained'
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
