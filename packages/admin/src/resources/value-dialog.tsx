import { college } from '@kampana/shared/resources/college'
import { List, ListItemButton, ListItemText } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../task/form-dialog.tsx'
import { storedAccount } from '../back-end/stored-account.ts'

interface Props {
  onAnswer: (attrs: { name: string; text: string }) => void
  onClose: () => void
}

/** Asks which value of the college stands in a line, where it follows what the college's record says. */
export const ValueDialog = ({ onAnswer, onClose }: Props) => {
  const t = useTranslate()
  return (
    <FormDialog title={t('College detail')} onClose={onClose} maxWidth="xs">
      <List disablePadding sx={{ mx: -2 }}>
        {listValues().map(({ name, text, label }) => (
          <ListItemButton key={name} onClick={() => onAnswer({ name, text })}>
            <ListItemText primary={text} secondary={t(label)} />
          </ListItemButton>
        ))}
      </List>
    </FormDialog>
  )
}

/** The values that a field of the college's record says, in the order of its form. */
const listValues = () => {
  const { values = {} } = storedAccount.read() ?? {}
  return Object.entries(college.fields).flatMap(([field, { label }]) => {
    const name = `college.${field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`
    const text = values[name]
    return text === undefined ? [] : [{ name, text, label }]
  })
}
