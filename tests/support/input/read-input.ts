import { stripDelimiters } from '@kampana/shared/messages/message'
import { readInput as read } from '@kampana/shared/schema/schema'

/** Result of reading an input, with its errors as text. */
export const readInput = (...given: Parameters<typeof read>) => {
  const result = read(...given)
  if ('input' in result) return result
  const errors = Object.entries(result.errors).map(
    ([name, texts]) => [name, texts.map(stripDelimiters)] as const,
  )
  return { errors: Object.fromEntries(errors) }
}
