/** Public record of a resource of the college, in the API's format. */
export interface PublicRecord extends Readonly<Record<string, unknown>> {
  id: number
}
