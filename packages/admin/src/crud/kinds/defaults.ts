import type { Related } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { Validator } from 'react-admin'
import { msg } from '../../language/msg.ts'

/** What several kinds have in common. Each kind names what it takes: none has a part that it didn't choose. */
export const noChecks = (): Validator[] => []
export const nothing = (): null => null
export const noLabels = (): readonly string[] => []

export const alphabetical = [msg('A to Z'), msg('Z to A')] as const
export const chronological = [msg('oldest first'), msg('newest first')] as const
export const numerical = [msg('lowest first'), msg('highest first')] as const

export const validateMaxLength =
  (max: number, label: string): Validator =>
  (value: unknown) =>
    typeof value === 'string' && value.length > max ? messages.invalid.max(label, max) : undefined

/** Related records by name, one a line, so that one more or less is one line more or less. */
export const anyText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(anyText).join('\n')
  if (typeof value !== 'object' || value === null) return String(value)
  return 'description' in value ? (value as Related).description : JSON.stringify(value)
}

/** Several values in one cell. */
export const joined = (value: unknown): string => anyText(value).replaceAll('\n', '; ')

/** Empty is empty however it is written. */
export const sameText = (value: unknown): string | null => {
  if (value == null || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** As high as the others, which react-admin doesn't make these by itself. */
export const mediumSize = { size: 'medium' } as const
