import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { reservedProblem } from '@kampana/engine-declare/addresses/reserved-paths'
import type { AppContext } from '../app-context.ts'
import type { EngineServices } from '@kampana/engine-server/records/context/engine-services'
import { assertOwnMedia } from '../media/assert-own-media.ts'
import { showImages } from '../media/show-images.ts'
import type { DbClient } from '../db/tables.ts'
import { toFormerImages, toStoredImages } from '../media/stored-images.ts'
import { usedUploads } from '../media/uses/used-by-records.ts'

/** The product's answers to the engine about uploads and addresses. */
export const engineServices = ({
  db,
  siteContent,
}: Pick<AppContext, 'db' | 'siteContent'>): EngineServices => ({
  uploads: {
    ...usedUploads,
    assertStored: assertOwnMedia,
    show: (images, records, audience, client: DbClient = db) => showImages(client, images, records, audience),
    toStored: toStoredImages,
    toFormer: toFormerImages,
  },
  links: {
    reservedProblem,
    leadsOn: (path) => Object.hasOwn(siteContent.content().redirects, addressKey(path)),
  },
})
