import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { useRef } from 'react'
import type { Validator } from 'react-admin'

/**
 * Rejects a value that the browser shows but doesn't return (`badInput`), such as a date without a year. It would be saved as
 * an empty field. Returns the ref of the input element and the validator.
 */
export const useIncompleteInput = (label: string, kind: 'date' | 'number' | null) => {
  const inputRef = useRef<HTMLInputElement>(null)
  const check: Validator = () =>
    kind !== null && inputRef.current?.validity.badInput ? basicMessages.invalid[kind](label) : undefined
  return { inputRef, check }
}
