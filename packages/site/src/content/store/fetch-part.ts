import type { PartReader } from './parts.ts'

/** The address of a part of the content with this hash. */
export const partAddress = (hash: string, name: string): string => `/content/${hash}/${encodeURI(name)}.json`

/** Fetches parts of the content with this hash, each once. Rejects without a connection; a failed fetch isn't remembered. */
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
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return response.json()
}
