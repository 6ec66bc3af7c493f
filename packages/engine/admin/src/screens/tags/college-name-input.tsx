import type { CollegeList } from '@kampana/engine-declare/kinds/index'
import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { ControlProps } from '../kinds/kind.ts'
import { collegeList } from './college-lists.ts'

/** Selects one of the college's names. A name that the college has removed stays until the person selects another. */
export const CollegeNameInput = ({ of, ...props }: ControlProps & { of: CollegeList }) => {
  const chosen: unknown = useWatch({ name: props.source })
  const names = new Set([
    ...collegeList(of),
    ...(typeof chosen === 'string' && chosen !== '' ? [chosen] : []),
  ])
  return (
    <SelectInput
      {...props}
      choices={Array.from(names, (name) => ({ id: name, name }))}
      translateChoice={false}
    />
  )
}
