import { maxLabel } from '@kampana/shared/rich-text/media-rules'
import { isSafeLink } from '@kampana/shared/text/safe-url'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { completeUrl } from './complete-url.ts'
import { PageInput } from './page-input.tsx'

interface Props {
  /** The present address; '' for none. */
  href: string
  /** What the link says, where it isn't said by words that are selected. */
  words?: string
  /** Whether it is a button, which needs words and an address. */
  isButton?: boolean
  onAnswer: (link: { href: string; words: string }) => void
  onClose: () => void
}

/** Asks where a link leads: a page or an update, found by its title, or any address. */
export const LinkDialog = ({ href, words: initialWords, isButton = false, onAnswer, onClose }: Props) => {
  const t = useTranslate()
  const [address, setAddress] = useState(href)
  const [words, setWords] = useState(initialWords ?? '')
  const [isChecked, setChecked] = useState(false)
  const complete = completeUrl(address)
  const problems = findProblems(complete, words.trim(), isButton)
  const problem = (of: keyof typeof problems) =>
    isChecked && problems[of] !== undefined ? t(problems[of]) : undefined
  // In React's tree the record's form is an ancestor: the submit event must not bubble to it.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (Object.values(problems).every((each) => each === undefined))
      onAnswer({ href: complete, words: words.trim() || complete.replace(/^(mailto|tel):/, '') })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{isButton ? t('Button') : t('Link')}</DialogTitle>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          <PageInput
            address={address}
            problem={problem('address')}
            isOptional={!isButton}
            onType={setAddress}
            onChoose={({ title, address: found }) => {
              setAddress(found)
              if (words.trim() === '') setWords(title.slice(0, isButton ? maxLabel : undefined))
            }}
          />
          {initialWords !== undefined && (
            <WordsInput problem={problem('words')} {...{ words, isButton }} onType={setWords} />
          )}
        </DialogContent>
        <DialogActions>
          {href !== '' && !isButton && (
            <Button onClick={() => onAnswer({ href: '', words: '' })} sx={{ mr: 'auto' }}>
              {t('Remove the link')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained">
            {href === '' ? t('Insert') : t('Change')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

interface WordsInputProps {
  words: string
  isButton: boolean
  problem: string | undefined
  onType: (words: string) => void
}

const WordsInput = ({ words, isButton, problem, onType }: WordsInputProps) => {
  const t = useTranslate()
  return (
    <TextField
      fullWidth
      margin="dense"
      label={isButton ? t('Words on the button') : t('Words of the link')}
      value={words}
      error={problem !== undefined}
      helperText={problem ?? (isButton ? undefined : t('Without words the address itself is shown.'))}
      slotProps={{ htmlInput: { maxLength: isButton ? maxLabel : 500 } }}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** What is wrong, where a button needs words and an address, and a link may have neither. */
const findProblems = (address: string, words: string, isButton: boolean) => ({
  address: addressProblem(address, isButton),
  words: isButton && words === '' ? msg('Please say what the button says.') : undefined,
})

const addressProblem = (address: string, isRequired: boolean): string | undefined => {
  if (address === '') return isRequired ? msg('Please say where it leads.') : undefined
  return isSafeLink(address)
    ? undefined
    : msg('A link must lead to a web page, an e-mail address, a telephone number or a page of this site.')
}
