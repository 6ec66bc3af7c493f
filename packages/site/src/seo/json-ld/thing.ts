/** What a search engine is told of a page: its own address, the origin, and the picture it is shared with. */
export interface JsonLdContext {
  canonical: string
  description: string
  origin: string
  picture: string | undefined
}
/** A thing in schema.org's words. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }
