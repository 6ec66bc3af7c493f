import type { PartReader } from './parts.ts'

/** Address of a part of the content, by the content's hash. */
export const partAddress = (hash: string, name: string): string => `/content/${hash}/${encodeURI(name)}.json`

/** Fetches each part of the content with this hash once. Rejects without a connection. Failures aren't cached. */
export const partFetcher = (hash: string): PartReader => {
  const known = new Map<string, Promise<unknown>>()
  return (name) => {
    const part = known.get(name) ?? fetchPart(partAddress(hash, name))
    known.set(name, part)
    part.catch(() => known.delete(name))
    return part
  }
}

const fetchPart = async (address: string): Promise<unknown> => {
  const response = await fetch(address)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${address} replied with status ${response.status}.`)
  return response.json()
}
