import { maxCaption, maxTitle } from '@kampana/engine-declare/rich-text/media-rules'
import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { toServerUrl } from '../../url/resolve-url.ts'
import type { Attributes } from '../body-nodes.ts'
import { TextsDialog } from './texts-dialog.tsx'

interface Props {
  /** Attributes of the image: its address and description. The description is '' for a decorative image. */
  attrs: Attributes
  action?: string
  /** True if the image also has a caption. */
  hasCaption?: boolean
  onAnswer: (texts: { alt: string; caption?: string | null; credit?: string | null }) => void
  onClose: () => void
}

/** Dialog for an image's alternative text, which a decorative image lacks, and for its caption and credit. */
export const PictureDialog = ({
  attrs,
  action = msg('Change'),
  hasCaption = false,
  onAnswer,
  onClose,
}: Props) => {
  const t = useTranslate()
  const [isDecorative, setDecorative] = useState(attrs['alt'] === '')
  return (
    <TextsDialog
      title={msg('Describe picture')}
      action={action}
      initial={attrs}
      above={<img src={toServerUrl(String(attrs['src']))} alt="" style={shown} />}
      questions={{
        alt: {
          label: msg('Description'),
          hint: msg('Screen readers read this description to people who can’t see the picture.'),
          max: maxCaption,
          missing: msg('Describe the picture or mark it as decorative.'),
          disabled: isDecorative,
          below: (
            <FormControlLabel
              control={<Checkbox checked={isDecorative} onChange={(_event, is) => setDecorative(is)} />}
              label={t('Decorative (adds no information)')}
            />
          ),
        },
        ...(hasCaption && {
          caption: {
            label: msg('Caption'),
            hint: msg('Appears below the picture.'),
            max: maxCaption,
            multiline: true,
          },
          credit: { label: msg('Photo credit'), max: maxTitle },
        }),
      }}
      onAnswer={({ alt, caption, credit }) =>
        onAnswer({
          alt: isDecorative ? '' : alt,
          ...(hasCaption && { caption: caption || null, credit: credit || null }),
        })
      }
      onClose={onClose}
    />
  )
}

const shown = { maxWidth: '100%', maxHeight: 240, display: 'block', margin: '0 auto 16px' } as const
