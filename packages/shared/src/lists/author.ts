/** A colleague, or somebody who made or changed a record, with the name that they have now, or had when their account was deleted. */
export interface Author {
  id: number
  name: string
}

/** Where the words of a search stand in a record besides its title: an excerpt of a field, with the matches' positions. */
export interface FoundIn {
  field: string
  text: string
  found: (readonly [from: number, to: number])[]
}
