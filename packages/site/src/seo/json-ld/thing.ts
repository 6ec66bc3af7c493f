/** What the JSON-LD of a page is made from. */
export interface JsonLdContext {
  canonical: string
  description: string
  origin: string
  picture: string | undefined
}
/** A thing in schema.org's words. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }
