import type { ShownRecords } from '@kampana/shared/content/editing-worker'
import { contactPart } from '../contact.ts'
import type { Content } from '../read-content.ts'
import { filesAddress } from './record-files.ts'

/** The content of a folder with records in place of what the folder says of them. */
export const withRecords = (content: Content, records: ShownRecords): Content => {
  const record = records['contact']
  if (!record) return content
  const addresses = new Map(Object.entries(content.assets).map(([address, path]) => [path, address]))
  const resolve = (address: string): string => {
    if (!address.startsWith('asset:')) return address
    const path = address.slice('asset:'.length)
    return addresses.get(path) ?? filesAddress + path
  }
  const { map, ...texts } = contactPart(record)
  const shown = {
    ...map,
    picture: resolve(map.picture),
    ...(map.avif !== undefined && { avif: resolve(map.avif) }),
  }
  const { privacy } = content.contact
  return {
    ...content,
    contact: { ...texts, map: shown, privacy },
    records: { ...content.records, ...records },
  }
}
