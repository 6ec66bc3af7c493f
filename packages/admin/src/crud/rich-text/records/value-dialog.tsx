import { college } from '@kampana/shared/resources/college'
import { Dialog, DialogTitle, List, ListItemButton, ListItemText } from '@mui/material'
import { useTranslate } from 'react-admin'
import { storedAccount } from '../../../account/stored-account.ts'

interface Value {
  name: string
  text: string
}

interface Props {
  onAnswer: (value: Value) => void
  onClose: () => void
}

/** Asks which value of the college stands in a line, where it follows what the college's record says. */
export const ValueDialog = ({ onAnswer, onClose }: Props) => {
  const t = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{t('What the college says of itself')}</DialogTitle>
      <List sx={{ pt: 0, overflowY: 'auto' }}>
        {listValues().map(({ name, text, label }) => (
          <ListItemButton key={name} onClick={() => onAnswer({ name, text })}>
            <ListItemText primary={text} secondary={t(label)} />
          </ListItemButton>
        ))}
      </List>
    </Dialog>
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
