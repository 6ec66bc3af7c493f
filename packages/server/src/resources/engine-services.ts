import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { reservedProblem } from '@kampana/engine-declare/addresses/reserved-paths'
import type { AppContext } from '../app-context.ts'
import type { EngineServices } from '@kampana/engine-server/records/context/engine-services'
import { assertOwnMedia } from '../media/assert-own-media.ts'
import { resolveAddresses, resolvePictures, toStoredAddresses } from '../media/resolve-pictures.ts'
import { usedUploads } from '../media/uses/used-by-records.ts'

/** The product's answers to the engine about uploads and addresses. */
export const engineServices = ({
  pictures,
  siteContent,
}: Pick<AppContext, 'pictures' | 'siteContent'>): EngineServices => ({
  uploads: {
    ...usedUploads,
    assertStored: assertOwnMedia,
    current: async () => {
      const state = await pictures.state()
      return {
        forVisitors: (value) => resolvePictures(value, state),
        forStaff: (value) => resolveAddresses(value, state),
        toStored: (input, old) => toStoredAddresses(input, old, state),
      }
    },
  },
  links: {
    reservedProblem,
    leadsOn: (path) => Object.hasOwn(siteContent.content().redirects, addressKey(path)),
  },
})
