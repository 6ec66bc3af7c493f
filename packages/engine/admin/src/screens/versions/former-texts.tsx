import type { FormerText } from '@kampana/engine-declare/api/version'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../format/format.ts'
import { msg } from '../../language/msg.ts'
import { DiffSide } from '../changes/diff-side.tsx'
import { diffTexts } from '../changes/diff-texts.ts'

/** Texts saved before the record existed, newest first. Each expands to its text, with changes marked. */
export const FormerTexts = ({ texts }: { texts: readonly FormerText[] }) => {
  const t = useTranslate()
  return (
    <Box component="section" sx={{ mt: 3, px: 1 }}>
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {t('Older versions (text only)')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('You can copy text from these versions but not restore them.')}
      </Typography>
      {texts.map((text, at) => (
        <Former
          key={text.id}
          text={text}
          before={texts.slice(at + 1).find(({ path, state }) => path === text.path && !isDraft(state))}
        />
      ))}
    </Box>
  )
}

const Former = ({ text, before }: { text: FormerText; before: FormerText | undefined }) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const values = { who: text.name || t('Unknown user'), when: formatDateTime(text.created_at) }
  return (
    <Box component="details" sx={{ py: 1 }} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {t(isDraft(text.state) ? msg('Draft by %{who}, %{when}') : msg('By %{who}, %{when}'), values)}
        {text.note && ` · ${text.note}`}
      </Box>
      {isOpen && <DiffSide parts={diffTexts(before?.text ?? '', text.text ?? '').right} mark="ins" />}
    </Box>
  )
}

const isDraft = (state: FormerText['state']): boolean => state === 'draft' || state === 'waiting'
