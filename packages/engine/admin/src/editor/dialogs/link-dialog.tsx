import { maxLabel } from '@kampana/engine-declare/rich-text/media-rules'
import { isSafeLink } from '@kampana/engine-declare/text/safe-url'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { completeUrl } from '../link/complete-url.ts'
import { PageInput } from '../link/page-input.tsx'
import { TextsDialog } from './texts-dialog.tsx'

interface Props {
  /** Current address; '' for none. */
  href: string
  /** Text of the link; undefined if the selected text is linked. */
  words?: string
  /** True for a button, which requires text and address. */
  isButton?: boolean
  onAnswer: (link: { href: string; words: string }) => void
  onClose: () => void
}

/** Dialog for a link's target: a page or update, found by title, or any address. */
export const LinkDialog = ({ href, words: linkText, isButton = false, onAnswer, onClose }: Props) => {
  const t = useTranslate()
  const max = isButton ? maxLabel : 500
  return (
    <TextsDialog
      title={isButton ? msg('Button') : msg('Link')}
      action={href === '' ? msg('Insert') : msg('Change')}
      initial={{ address: href, words: linkText }}
      aside={
        href !== '' &&
        !isButton && (
          <Button onClick={() => onAnswer({ href: '', words: '' })} sx={{ mr: 'auto' }}>
            {t('Remove link')}
          </Button>
        )
      }
      questions={{
        address: {
          label: '',
          max: 2000,
          missing: isButton ? msg('Choose a page or enter an address.') : undefined,
          check: (typed) =>
            isSafeLink(completeUrl(typed))
              ? undefined
              : msg('Enter a web address, an e-mail address, a phone number or a page of this site.'),
          renderInput: ({ text, problem, change, texts }) => (
            <PageInput
              address={text}
              problem={problem}
              isOptional={!isButton}
              onType={(address) => change({ address })}
              onChoose={({ title, address }) =>
                change({ address, ...(!texts['words']?.trim() && { words: title.slice(0, max) }) })
              }
            />
          ),
        },
        ...(linkText !== undefined && {
          words: isButton
            ? {
                label: msg('Button text'),
                max,
                missing: msg('Enter the button text.'),
              }
            : {
                label: msg('Link text'),
                hint: msg('Leave empty to show the address.'),
                max,
              },
        }),
      }}
      onAnswer={({ address, words: linkText }) => {
        const complete = completeUrl(address)
        onAnswer({ href: complete, words: linkText || complete.replace(/^(mailto|tel):/, '') })
      }}
      onClose={onClose}
    />
  )
}
