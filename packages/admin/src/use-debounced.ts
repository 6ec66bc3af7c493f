import { useEffect, useState } from 'react'

/** The typed text, once nothing has been typed for a moment. */
export const useDebounced = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 200)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
