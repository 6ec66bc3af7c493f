import { classStatusLabels } from '@kampana/shared/class-status-labels'
import { announcementLabels } from '@kampana/shared/notices/announcements'
import { useTranslate } from 'react-admin'
import { Box, Button, FormControlLabel, Radio, RadioGroup, Typography, type Theme } from '@mui/material'
import { useRef, useState } from 'react'
import { visuallyHidden } from '@kampana/engine-admin/page/visually-hidden'
import type { NoticeChoice } from './notice-choices.ts'

interface Props {
  choices: readonly NoticeChoice[]
  chosen: string | undefined
  choose: (choice: NoticeChoice) => void
}

/** List of possible announcements with rows large enough to tap. On phones it collapses after a choice. */
export const NoticeChoiceList = ({ choices, chosen, choose }: Props) => {
  const t = useTranslate()
  const [folded, setFolded] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  const unfold = (): void => {
    setFolded(false)
    // The pressed button was removed together with the focus.
    rows.current?.querySelector<HTMLElement>(':checked')?.focus()
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <RadioGroup
        ref={rows}
        aria-label={t('Announcement')}
        value={chosen ?? ''}
        onChange={(_event, key) => {
          const choice = choices.find((each) => each.key === key)
          if (choice) choose(choice)
        }}
        // On click instead of change, so that tapping the chosen row again also collapses the list.
        onClick={() => setFolded(true)}
        sx={[list, folded && foldedList]}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.key}
            value={choice.key}
            control={<Radio />}
            sx={{ ...row, borderColor: choice.key === chosen ? 'primary.main' : 'divider' }}
            label={<ChoiceLabel choice={choice} />}
          />
        ))}
      </RadioGroup>
      {folded && (
        <Button onClick={unfold} sx={{ minHeight: 44, display: { sm: 'none' } }}>
          {t('Change')}
        </Button>
      )}
    </Box>
  )
}

/** Announcement, the college's response, and the source of the rule, with a note if nobody has checked the rule. */
const ChoiceLabel = ({ choice: { announced, values, sources, isSample } }: { choice: NoticeChoice }) => {
  const t = useTranslate()
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {t(announcementLabels[announced])}
      </Typography>
      <Typography component="span" className="follows" variant="body2" sx={{ display: 'block' }}>
        {t(classStatusLabels[values.status])}: {values.levels?.join(', ') ?? t('All levels')}
      </Typography>
      {sources.length > 0 && (
        <Typography component="span" className="source" variant="body2" color="text.secondary">
          {isSample && `${t('Sample: not verified')}. `}
          {sources.join('; ')}
        </Typography>
      )}
    </>
  )
}

const list = { flex: 1, minWidth: 0, position: 'relative', gap: 1, flexWrap: 'nowrap' } as const
const row = { m: 0, py: 0.75, pl: 0.5, pr: 1.5, minHeight: 56, border: 1, borderRadius: 1 }

const hidden = { ...visuallyHidden, minHeight: 0 }
/** Visually hidden, because screen readers go through all choices. Keyboard users see them while the focus is visible. */
const foldedList = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&:not(:has(:focus-visible))': {
      '& > label:not(:has(:checked)), & .follows': hidden,
      '& .source': { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
      '& > label > :last-child': { minWidth: 0 },
    },
  },
})
