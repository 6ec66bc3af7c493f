import type { TagsField } from '@kampana/engine-declare/kinds/index'
import { Box } from '@mui/material'
import { useInput, type Validator } from 'react-admin'
import { collegeList } from './college-lists.ts'
import { TagChips } from './tag-chips.tsx'

interface Props {
  source: string
  field: TagsField
  validate: Validator[]
  disabled: boolean
  helperText?: string | undefined
}

/** Selects several of the college's names, or all of them. */
export const TagsInput = ({ source, field: { label, all, of }, validate, disabled, helperText }: Props) => {
  const { field, fieldState } = useInput<{ id: number }>({ source, validate, defaultValue: null })
  const chosen = field.value as string[] | null | undefined | ''
  return (
    <Box sx={{ mt: 1, mb: 2.5 }}>
      <TagChips
        label={label}
        all={all}
        offered={collegeList(of)}
        chosen={Array.isArray(chosen) && chosen.length > 0 ? chosen : null}
        choose={field.onChange}
        disabled={disabled}
        help={helperText}
        problem={fieldState.error?.message}
      />
    </Box>
  )
}
