import { addressKey } from '@kampana/shared/content/address-key'
import { ContentError, collectErrors } from '../content-error.ts'

/** A page's address, and the file and line that say so. */
interface AddressSource {
  path: string
  file: string
  line?: number
}

/**
 * Refuses two pages at one address, also where only capitals or the encoding of an accent differ, since some file systems
 * hold them for the same.
 */
export const checkAddresses = (sources: readonly AddressSource[]): void => {
  const known = new Map<string, AddressSource>()
  collectErrors(
    sources.map((source) => () => {
      const address = addressKey(source.path)
      const other = known.get(address)
      known.set(address, other ?? source)
      if (!other) return
      const place = `${other.file}${other.line === undefined ? '' : `:${other.line}`}`
      throw new ContentError(
        source.file,
        `its address ${source.path} is already that of ${place}${source.path === other.path ? '' : `, ${other.path}`}.`,
        source.line,
      )
    }),
  )
}
