/** Values of a page that its JSON-LD uses. */
export interface JsonLdContext {
  canonical: string
  description: string
  origin: string
  picture: string | undefined
}
/** A schema.org Thing. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }
