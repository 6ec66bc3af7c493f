import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useEffect } from 'react'
import { useResourceContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

/**
 * Contrast error between a color and the others of its record, updated while any of them is edited. After a failed submit, the
 * input's own error updates as well.
 */
export const useContrastProblem = (source: string): string | undefined => {
  const { fields, check } = findResource(useResourceContext()!)
  const { control, getFieldState, getValues, trigger } = useFormContext()
  const colors = Object.keys(fields).filter((name) => fields[name]?.kind === 'color')
  useWatch({ control, name: colors, disabled: !check })
  const problem = check?.(getValues())[source]
  const isRefused = getFieldState(source).invalid
  useEffect(() => {
    if (isRefused) void trigger(source)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [problem])
  return isRefused ? undefined : problem
}
