import { messages } from '@kampana/shared/messages/messages'
import { useRef } from 'react'
import type { Validator } from 'react-admin'

/**
 * Refuses what a browser shows but doesn't give, such as a day without its year: it would be saved as if the field were
 * empty. Returns the ref of the element in which people type, and the check.
 */
export const useIncompleteInput = (label: string, kind: 'date' | 'number' | null) => {
  const typedIn = useRef<HTMLInputElement>(null)
  const check: Validator = () =>
    kind !== null && typedIn.current?.validity.badInput ? messages.invalid[kind](label) : undefined
  return { typedIn, check }
}
