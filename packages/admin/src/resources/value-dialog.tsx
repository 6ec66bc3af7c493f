import { college } from '@kampana/shared/resources/college'
import { List, ListItemButton, ListItemText } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

interface Props {
  onAnswer: (attrs: { name: string; text: string }) => void
  onClose: () => void
}

/** Dialog that inserts a value of the college's record into a line. The text then follows changes of the record. */
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

/** Values of the college's record by field, in the order of its form. */
const listValues = () => {
  const { values = {} } = storedAccount.read() ?? {}
  return Object.entries(college.fields).flatMap(([field, { label }]) => {
    const name = `college.${field}`
    const text = values[name]
    return text === undefined ? [] : [{ name, text, label }]
  })
}
