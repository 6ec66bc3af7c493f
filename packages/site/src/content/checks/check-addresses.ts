import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { ContentError, collectErrors } from '../content-error.ts'

/** Address of a page with the file and line that define it. */
interface AddressSource {
  path: string
  file: string
  line?: number
}

/** Rejects two pages at one address. Ignores case and the encoding of accents, since some file systems do. */
export const checkAddresses = (sources: readonly AddressSource[]): void => {
  const known = new Map<string, AddressSource>()
  collectErrors(
    sources.map((source) => () => {
      const address = addressKey(source.path)
      const other = known.get(address)
      known.set(address, other ?? source)
      if (!other) return
      const otherSource = `${other.file}${other.line === undefined ? '' : `:${other.line}`}`
      throw new ContentError(
        source.file,
        `its address ${source.path} is already used by ${otherSource}${source.path === other.path ? '' : `, ${other.path}`}.`,
        source.line,
      )
    }),
  )
}
