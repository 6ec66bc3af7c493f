import { useTranslate, type TranslateFunction } from 'react-admin'
import { isSafeLink } from '@kampana/shared/text/safe-url'
import LinkIcon from '@mui/icons-material/InsertLink'
import { ToggleButton } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { AskDialog } from './ask-dialog.tsx'

/** Sets, changes or removes the link of the selection. */
export const LinkButton = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [asking, setAsking] = useState(false)
  const href = useEditorState({
    editor,
    selector: ({ editor: current }) => String(current?.getAttributes('link').href ?? ''),
  })
  const link = (address: string) => {
    setAsking(false)
    const words = editor.chain().focus().extendMarkRange('link')
    if (address === '') words.unsetLink().run()
    // Without selected words the address itself becomes the text.
    else if (editor.state.selection.empty && href === '')
      words
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    else words.setLink({ href: address }).run()
  }
  return (
    <>
      <ToggleButton
        value="link"
        size="small"
        aria-label={t('Link')}
        title={t('Link')}
        selected={href !== ''}
        disabled={!editor?.isEditable}
        onClick={() => setAsking(true)}
      >
        <LinkIcon fontSize="inherit" />
      </ToggleButton>
      {asking && (
        <AskDialog
          title={t('Link')}
          label={t('Address')}
          initial={href}
          action={href === '' ? t('Link') : t('Change')}
          hint={t(
            'A web page, an e-mail address, or a page of this site such as /contact-us. Leave it empty for no link.',
          )}
          check={(address) => validateLink(t, completeUrl(address))}
          onAnswer={(address) => link(completeUrl(address))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** People leave the protocol out: `www.example.org` and `office@example.org` are meant as a page and a letter. */
const completeUrl = (typed: string): string => {
  const address = typed.trim()
  if (address === '' || isSafeLink(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}

const validateLink = (t: TranslateFunction, address: string): string | undefined =>
  address === '' || isSafeLink(address)
    ? undefined
    : t('A link must lead to a web page, an e-mail address, a telephone number or a page of this site.')
