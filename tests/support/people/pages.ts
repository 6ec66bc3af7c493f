import type { Person } from './person.ts'

interface Page {
  id: number
  title: string
  body: string | null
}

/** The record of the page at an address, as staff read it. */
export const pageAt = async (person: Person, address: string): Promise<Page> => {
  const { body } = await person.get<Page[]>(
    `/api/pages?filter=${encodeURIComponent(JSON.stringify({ address }))}`,
  )
  const [page] = body.data
  if (!page) throw new Error(`No page has the address ${address}: ${JSON.stringify(body)}`)
  return page
}
