import { whenInWords } from '@kampana/shared/class-status'
import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useWords } from '../language/words.ts'
import { collegeTimeZone, present } from '../resource/time-zone.ts'
import type { ReadyMade } from './ready-made.ts'

interface Props {
  offered: readonly ReadyMade[]
  chosen: string | undefined
  choose: (one: ReadyMade) => void
}

/** Ready-made notices, each a row as large as a thumb. */
export const ReadyMadeList = ({ offered, chosen, choose }: Props) => {
  const t = useWords()
  return (
    <RadioGroup
      aria-label={t('Ready-made notices')}
      value={chosen ?? ''}
      onChange={(_event, name) => {
        const one = offered.find((each) => each.name === name)
        if (one) choose(one)
      }}
      sx={{ gap: 1, flexWrap: 'nowrap' }}
    >
      {offered.map(({ name, values }) => (
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
              <Typography component="span" variant="body2" color="text.secondary">
                {whenInWords(values, present(), collegeTimeZone())}
              </Typography>
            </>
          }
        />
      ))}
    </RadioGroup>
  )
}

const row = { m: 0, py: 0.75, pl: 0.5, pr: 1.5, minHeight: 56, border: 1, borderRadius: 1 }
