import { useTranslate } from 'react-admin'
import { Box, Button, FormControlLabel, Radio, RadioGroup, Typography, type Theme } from '@mui/material'
import { useRef, useState } from 'react'
import { visuallyHidden } from '../layout/visually-hidden.ts'
import type { NoticePreset } from './notice-presets.ts'
import { useFormatWhen } from './use-format-when.ts'

interface Props {
  presets: readonly NoticePreset[]
  chosen: string | undefined
  choose: (preset: NoticePreset) => void
}

/** Ready-made notices, each a row as large as a thumb. On a phone the one chosen makes room for what comes after it. */
export const NoticePresetList = ({ presets, chosen, choose }: Props) => {
  const t = useTranslate()
  const formatWhen = useFormatWhen()
  const [folded, setFolded] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  const unfold = (): void => {
    setFolded(false)
    // The button that had the focus is gone.
    rows.current?.querySelector<HTMLElement>(':checked')?.focus()
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <RadioGroup
        ref={rows}
        aria-label={t('Ready-made notices')}
        value={chosen ?? ''}
        onChange={(_event, name) => {
          const preset = presets.find((each) => each.name === name)
          if (preset) choose(preset)
        }}
        // On click, not on change: tapping the preset that is chosen already folds the list, too.
        onClick={() => setFolded(true)}
        sx={[list, folded && foldedList]}
      >
        {presets.map(({ name, values }) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio />}
            sx={{ ...row, borderColor: name === chosen ? 'primary.main' : 'divider' }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {t(name)}
                </Typography>
                <Typography component="span" className="when" variant="body2" color="text.secondary">
                  {formatWhen(values)}
                </Typography>
              </>
            }
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

const list = { flex: 1, position: 'relative', gap: 1, flexWrap: 'nowrap' } as const
const row = { m: 0, py: 0.75, pl: 0.5, pr: 1.5, minHeight: 56, border: 1, borderRadius: 1 }

const hidden = { ...visuallyHidden, minHeight: 0 }
/** Visually hidden only, since screen readers go through all presets; keyboard users see them while the focus is visible. */
const foldedList = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&:not(:has(:focus-visible))': { '& > label:not(:has(:checked)), & .when': hidden },
  },
})
