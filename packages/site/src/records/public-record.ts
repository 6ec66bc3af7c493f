/** A record of a resource that the college has declared, as the API tells it to visitors. */
export interface PublicRecord extends Readonly<Record<string, unknown>> {
  id: number
}
