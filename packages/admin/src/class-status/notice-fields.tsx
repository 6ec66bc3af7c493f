import { classStatusLabels } from '@kampana/shared/class-status-labels'
import { classStatus } from '@kampana/shared/resources/class-status'
import { noticeLanguages, noticePhrases } from '@kampana/shared/notices/notice-phrases'
import {
  Checkbox,
  FormControlLabel,
  FormLabel,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { collegeList } from '@kampana/engine-admin/screens/tags/college-lists'
import { TagChips } from '@kampana/engine-admin/screens/tags/tag-chips.tsx'
import { msg } from '@kampana/engine-admin/language/msg'
import type { NoticeValues } from './notice-choices.ts'
import type { NoticeDay } from './notice-times.ts'

const { levels, campuses, offices_closed, language, reason } = classStatus.fields
const days = { today: msg('Today'), tomorrow: msg('Tomorrow') }

interface Props {
  values: NoticeValues
  day: NoticeDay
  change: (part: Partial<NoticeValues>) => void
  setDay: (day: NoticeDay) => void
}

/** Inputs for the values that a choice has set. */
export const NoticeFields = ({ values, day, change, setDay }: Props) => {
  const t = useTranslate()
  return (
    <>
      <TagChips
        label={levels.label}
        all={levels.all}
        offered={collegeList('levels')}
        chosen={values.levels}
        choose={(chosen) => change({ levels: chosen })}
      />
      <TagChips
        label={campuses.label}
        all={campuses.all}
        offered={collegeList('campuses')}
        chosen={values.campuses}
        choose={(chosen) => change({ campuses: chosen })}
      />
      <DayButtons day={day} setDay={setDay} />
      <Options
        label={classStatus.fields.status.label}
        options={classStatusLabels}
        value={values.status}
        choose={(status) => change({ status })}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={values.offices_closed === 1}
            onChange={(_event, closed) => change({ offices_closed: closed ? 1 : 0 })}
          />
        }
        label={t(offices_closed.yes)}
      />
      <TextField
        label={t(reason.label)}
        value={values.reason}
        slotProps={{ htmlInput: { maxLength: reason.max } }}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {!isNotified(values) && (
        <Options
          label={language.label}
          options={noticeLanguages}
          value={values.language ?? 'en'}
          choose={(chosen) => change({ language: chosen })}
        />
      )}
    </>
  )
}

/** True if the reason repeats the announcement, which appears in both languages. */
const isNotified = ({ announced, reason: reasonText }: NoticeValues): boolean =>
  announced !== null && announced !== undefined && noticePhrases.en.announcements[announced] === reasonText

const DayButtons = ({ day, setDay }: Pick<Props, 'day' | 'setDay'>) => {
  const t = useTranslate()
  const id = useId()
  return (
    <Stack direction="row" alignItems="center" gap={2}>
      <FormLabel id={id} component="span">
        {t('Day')}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={id}
        value={day}
        onChange={(_event, chosen: NoticeDay | null) => chosen && setDay(chosen)}
      >
        {(['today', 'tomorrow'] as const).map((each) => (
          <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 2 }}>
            {t(days[each])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  )
}

interface OptionsProps<Name extends string> {
  label: string
  options: Readonly<Record<Name, string>>
  value: Name
  choose: (name: Name) => void
}

/** Select with a few options, native on phones. */
const Options = <Name extends string>({ label, options, value, choose }: OptionsProps<Name>) => {
  const t = useTranslate()
  return (
    <TextField
      select
      label={t(label)}
      value={value}
      onChange={({ target }) => choose(target.value as Name)}
      slotProps={{ select: { native: true } }}
    >
      {(Object.entries(options) as [Name, string][]).map(([name, text]) => (
        <option key={name} value={name}>
          {t(text)}
        </option>
      ))}
    </TextField>
  )
}
