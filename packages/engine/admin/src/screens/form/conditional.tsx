import type { Field } from '@kampana/engine-declare/kinds/index'
import { meetsCondition } from '@kampana/engine-declare/kinds/modifiers'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

/** Renders inputs only while another field has the declared value. */
export const Conditional = ({
  condition,
  children,
}: {
  condition: Field['condition']
  children: ReactNode
}) => {
  const value: unknown = useWatch({ name: condition?.field ?? '', disabled: condition === undefined })
  return meetsCondition({ condition }, value) ? children : null
}
