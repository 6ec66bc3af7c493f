import type { Related } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { Validator } from 'react-admin'
import { msg } from '../../language/msg.ts'

/** Parts that several kinds share. Each kind names the parts that it takes, so that none gets one by default. */
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

/** Any value as text. Related records are listed by name, one on each line, so that a diff shows each by itself. */
export const anyText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(anyText).join('\n')
  if (typeof value !== 'object' || value === null) return String(value)
  return 'description' in value ? (value as Related).description : JSON.stringify(value)
}

/** Several values on one line. */
export const inlineText = (value: unknown): string => anyText(value).replaceAll('\n', '; ')

/** react-admin renders these inputs smaller than the others by default. */
export const mediumSize = { size: 'medium', margin: 'dense' } as const
