import { useEffect, useState } from 'react'

/** What was typed, once nothing has been typed for a moment. */
export const useDebounced = <T>(typed: T, pause = 200): T => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return settled
}
