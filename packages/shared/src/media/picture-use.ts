/** A place that uses a picture of the library: a record, or a file of the website. */
export interface PictureUse {
  /** The resource's name, or `website`. */
  resource: string
  /** The record's id; of a file of the website 0. */
  id: number
  /** The record's title or the file's path; null for who may not read it. */
  title: string | null
  /** The field that shows the picture. */
  field: string
  /** The page's address on the site, where there is one that visitors can open. */
  address: string | null
  /** Why visitors don't see it there; null where they do. */
  state: 'draft' | 'trash' | null
}
