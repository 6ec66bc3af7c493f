/** Curated words for the server's search. */
export interface SearchSynonyms {
  /** Words that people type for a page, by its encoded path. */
  promoted: readonly { address: string; queries: readonly string[] }[]
  /** Groups of synonyms. */
  synonyms: readonly (readonly string[])[]
}
