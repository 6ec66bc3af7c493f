const maxLength = 200

/** Parses the question in `?q=`. */
export const parseSearchWords = ({ searchParams }: URL): string =>
  (searchParams.get('q') ?? '').trim().slice(0, maxLength).toWellFormed()
