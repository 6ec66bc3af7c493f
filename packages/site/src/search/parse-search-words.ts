const maxLength = 200

/** What `?q=` of an address asks. */
export const parseSearchWords = ({ searchParams }: URL): string =>
  (searchParams.get('q') ?? '').trim().slice(0, maxLength).toWellFormed()
