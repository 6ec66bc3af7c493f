import { stripDelimiters } from '../messages/message.ts'
import { readInput as read } from '../schema/schema.ts'

/** Result of reading an input, with its errors as text. */
export const readInput = (...given: Parameters<typeof read>) => {
  const result = read(...given)
  if ('input' in result) return result
  const errors = Object.entries(result.errors).map(
    ([name, texts]) => [name, texts.map(stripDelimiters)] as const,
  )
  return { errors: Object.fromEntries(errors) }
}
