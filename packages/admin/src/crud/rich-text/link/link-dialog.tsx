import { maxLabel } from '@kampana/shared/rich-text/media-rules'
import { isSafeLink } from '@kampana/shared/text/safe-url'
import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { completeUrl } from './complete-url.ts'
import { PageInput } from './page-input.tsx'
import { FormDialog } from '../../../task/form-dialog.tsx'

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
  const submit = () => {
    setChecked(true)
    if (Object.values(problems).every((each) => each === undefined))
      onAnswer({ href: complete, words: words.trim() || complete.replace(/^(mailto|tel):/, '') })
  }
  return (
    <FormDialog
      title={isButton ? t('Button') : t('Link')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={href === '' ? msg('Insert') : msg('Change')}
      aside={
        href !== '' &&
        !isButton && (
          <Button onClick={() => onAnswer({ href: '', words: '' })} sx={{ mr: 'auto' }}>
            {t('Remove the link')}
          </Button>
        )
      }
    >
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
    </FormDialog>
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
