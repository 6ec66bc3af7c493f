import { reachesAnybody } from '@kampana/shared/api/alerts'
import { errorMessage } from '@kampana/engine-admin/error-message'
import type { ClassNotice } from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import { Alert, Box, Button, Skeleton, Stack } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { Link, useCreatePath, useTranslate, useDataProvider, type RaRecord } from 'react-admin'
import { msg } from '@kampana/engine-admin/language/msg'
import { collegeTimeZone, nowIso } from '@kampana/engine-admin/format/time-zone'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { NoticeChoiceList } from './notice-choice-list.tsx'
import { type NoticeChoice, type NoticeValues, noticeChoices, type SuspensionRule } from './notice-choices.ts'
import { NoticeFields } from './notice-fields.tsx'
import { ColleaguesNotice, NoticePreview, sentenceOf } from './notice-preview.tsx'
import { likeliestDay, noticeTimes, type NoticeDay } from './notice-times.ts'
import { NotifyFamilies } from './notify-families.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'
import { useNoticeChanges } from './use-notice-changes.ts'
import { suspensionRules } from '@kampana/shared/resources/suspension-rules'
import { useQuery } from '@tanstack/react-query'
import { collegeList } from '@kampana/engine-admin/screens/tags/college-lists'

interface Props {
  onClose: () => void
  /** For a drill: receives the text for families instead of publishing the notice. */
  practise?: (sentence: string) => void
}

/**
 * Dialog for a new notice. The announcement and the college's rules determine the other values, which can be changed. The form
 * has the remaining fields.
 */
export const PostDialog = ({ onClose, practise }: Props) => {
  const t = useTranslate()
  const choices = useNoticeChoices()
  const draft = useNoticeDraft()
  const [failure, setFailure] = useState<unknown>()
  const [colleagues, setColleagues] = useState<ClassNotice>()
  const { busy, post, findColleaguesNotice } = useNoticeChanges({ onFailure: setFailure })
  const { values } = draft
  const estimate = useAlertEstimate(practise ? undefined : values)
  const [isNotified, setNotified] = useState(true)
  const withAlert = isNotified && reachesAnybody(estimate)
  const publish = async (): Promise<void> => {
    setFailure(undefined)
    if (!values) return
    if (practise) return practise(sentenceOf(values))
    const other = colleagues ? undefined : await findColleaguesNotice(values)
    if (other) return setColleagues(other)
    if (await post(values, withAlert)) onClose()
  }
  return (
    <FormDialog
      title={t(practise ? practiceTitle : 'Post a class notice')}
      large
      dividers
      onClose={onClose}
      aside={
        <>
          <BeforePosting {...{ failure, colleagues, values }}>
            <NotifyFamilies estimate={estimate} checked={isNotified} onChange={setNotified} />
          </BeforePosting>
          {practise ? null : <ToForm values={values} />}
        </>
      }
      actions={
        <>
          <Button onClick={onClose} sx={thumb}>
            {t('Cancel')}
          </Button>
          <TaskButton
            label={colleagues ? msg('Post anyway') : msg('Post')}
            busy={busy}
            variant="contained"
            disabled={!values?.reason.trim()}
            onClick={() => void publish()}
            sx={{ ...thumb, flexGrow: { xs: 1, sm: 0 } }}
          />
        </>
      }
    >
      <Stack gap={2}>
        {practise && (
          <Alert severity="info" variant="outlined">
            {t('This is a drill. Nothing is published and no one is notified.')}
          </Alert>
        )}
        {choices ? (
          <NoticeChoiceList choices={choices} chosen={draft.key} choose={draft.choose} />
        ) : (
          <Skeleton variant="rounded" height={56} />
        )}
        {values && (
          <NoticeFields values={values} day={draft.day} change={draft.change} setDay={draft.setDay} />
        )}
      </Stack>
    </FormDialog>
  )
}

interface BeforePostingProps {
  failure: unknown
  colleagues: ClassNotice | undefined
  values: NoticeValues | undefined
  children: ReactNode
}

/** Messages and preview above the buttons. */
const BeforePosting = ({ failure, colleagues, values, children }: BeforePostingProps) => {
  const t = useTranslate()
  return (
    <Box sx={{ width: '100%' }}>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {t(errorMessage(failure))}
        </Alert>
      )}
      {colleagues && <ColleaguesNotice notice={colleagues} />}
      {values && <NoticePreview values={values} />}
      {children}
    </Box>
  )
}

/** State of the choices and changes. Status and day determine the times. */
const useNoticeDraft = () => {
  const [key, setKey] = useState<string>()
  const [day, setDay] = useState<NoticeDay>(() => likeliestDay(new Date(nowIso()), collegeTimeZone()))
  const [chosen, setChosen] = useState<Omit<NoticeValues, 'starts_at' | 'ends_at'>>()
  return {
    key,
    day,
    setDay,
    values: chosen && {
      ...chosen,
      ...noticeTimes(chosen.status, day, new Date(nowIso()), collegeTimeZone()),
    },
    /** Keeps the chosen campuses. */
    choose: (choice: NoticeChoice): void => {
      setKey(choice.key)
      setChosen({
        campuses: chosen?.campuses ?? null,
        offices_closed: chosen?.offices_closed ?? 0,
        details: null,
        language: 'en',
        ...choice.values,
      })
    },
    change: (part: Partial<NoticeValues>): void => setChosen((before) => before && { ...before, ...part }),
  }
}

const practiceTitle = msg('Practice a class notice')

const ToForm = ({ values }: { values: NoticeValues | undefined }) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  return (
    <Button
      component={Link}
      to={createPath({ resource: classStatus.name, type: 'create' })}
      state={{ notice: values ?? {} }}
      sx={{ ...thumb, mr: 'auto' }}
    >
      {t('Edit text and times')}
    </Button>
  )
}

const thumb = { minHeight: 44 }

/** Choices for a new notice from the college's rules. If the rules can't load, the default choices remain. */
const useNoticeChoices = (): NoticeChoice[] | undefined => {
  const provider = useDataProvider()
  const { data, isPending } = useQuery({
    queryKey: [suspensionRules.name, 'choices'],
    retry: false,
    queryFn: async ({ signal }) => {
      const { data: rules } = await provider.getList<SuspensionRule & RaRecord>(suspensionRules.name, {
        filter: {},
        sort: { field: 'announced', order: 'ASC' },
        pagination: { page: 1, perPage: 100 },
        signal,
      })
      return rules
    },
  })
  return isPending ? undefined : noticeChoices(data ?? [], collegeList('levels'))
}
