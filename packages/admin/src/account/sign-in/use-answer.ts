import { useEffect, useState } from 'react'

interface Answer<T> {
  data?: T
  error?: unknown
}

/** Reply to a call that a page makes once, on mount. */
export const useAnswer = <T>(call: () => Promise<T>): Answer<T> => {
  const [made] = useState(() => call)
  const [answer, setAnswer] = useState<Answer<T>>({})
  useEffect(() => {
    void made().then(
      (data) => setAnswer({ data }),
      (error: unknown) => setAnswer({ error }),
    )
  }, [made])
  return answer
}
