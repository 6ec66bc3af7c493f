import { useEffect, useState } from 'react'

/** Debounces a typed value. */
export const useDebounced = <T>(typed: T, pause = 200): T => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return settled
}
