import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import { Box } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useFormState } from 'react-hook-form'

interface Props {
  fields: readonly (readonly [name: string, field: Field])[]
  record: RaRecord | undefined
  /** Inputs of the rarely used fields. */
  children: ReactNode
}

/** Collapsible group of rarely used inputs. Collapsed while all are empty and valid. */
export const RareInputs = ({ fields, record, children }: Props) => {
  const t = useTranslate()
  const { errors } = useFormState()
  const [isOpen, setOpen] = useState(() => fields.some(([name]) => isFilled(record?.[name])))
  const isWrong = fields.some(([name, field]) => Object.hasOwn(errors, inputName(name, field)))
  return (
    <Box
      component="details"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ width: '100%', mt: 2 }}
    >
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
        {t('More options')}
      </Box>
      {children}
    </Box>
  )
}

const isFilled = (value: unknown): boolean =>
  value != null && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0)
