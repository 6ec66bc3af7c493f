import { subscriberCalls } from '@kampana/shared/calls/subscriber-calls'
import type { SubscriberCounts } from '@kampana/shared/notices/subscriber-counts'
import { noticeLanguages } from '@kampana/shared/notices/notice-phrases'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate, CanAccess, useNotify, useRefresh } from 'react-admin'
import { alertsPath } from '@kampana/shared/notices/subscription'
import { toWebsite } from '@kampana/engine-admin/screens/on-website/website-address'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { formatDay, formatNumber } from '@kampana/engine-admin/format/format'
import { msg } from '@kampana/engine-admin/language/msg'
import { Counts } from '@kampana/engine-admin/page/counts.tsx'
import type { CallInput } from '@kampana/engine-declare/calls/calls-of'
import { invitationFields } from '@kampana/shared/notices/invitation'
import { classStatus } from '@kampana/shared/resources/class-status'
import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { ActionDialog } from '@kampana/engine-admin/screens/actions/action-dialog.tsx'
import { DialogButton } from '@kampana/engine-admin/screens/dialog-button.tsx'
import { WithLabels } from '@kampana/engine-admin/screens/with-labels.tsx'

/** Number of recipients of class notices, by their choices. */
export const SubscriberSummary = () => {
  const count = useCall(subscriberCalls.counts)
  const t = useTranslate()
  const { data: counts } = useQuery({
    queryKey: ['subscribers', 'counts'],
    queryFn: async () => (await count()).data,
  })
  if (!counts) return <Box sx={placeholder} />
  const isCounted = counts.receiving + Object.keys(counts.ended).length > 0
  return (
    <Box component="section" aria-label={t('Subscriber counts')} sx={placeholder}>
      <Typography>
        {isCounted || counts.waiting > 0
          ? t('Confirmed subscribers: %{count}. Unconfirmed: %{waiting}.', {
              count: formatNumber(counts.receiving),
              waiting: formatNumber(counts.waiting),
            })
          : t('Families subscribe at %{address}. Every class notice links to that page.', {
              address: toWebsite(alertsPath),
            })}
      </Typography>
      <InviteFamilies />
      {isCounted && <Columns counts={counts} />}
      {!counts.seesReports && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t(
            'Late bounces aren’t counted. Ask your server administrator to set an address for returned e-mails (MAIL_RETURN_PATH).',
          )}
        </Typography>
      )}
    </Box>
  )
}

const Columns = ({ counts }: { counts: SubscriberCounts }) => {
  const t = useTranslate()
  const words = (names: Readonly<Record<string, string>>, of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([name, count]) => [t(names[name] ?? name), count] as const)
  return (
    <Box sx={columns}>
      <Numbers title={t('Levels')} rows={Object.entries(counts.levels)} />
      <Numbers title={t('Campuses')} rows={Object.entries(counts.campuses)} />
      <Numbers title={t('Language')} rows={words(noticeLanguages, counts.languages)} />
      <Numbers title={t('Transport')} rows={words(channelNames, counts.channels)} />
      <Numbers
        title={t('Joined and left')}
        rows={counts.weeks.map(({ from, joined, left }) => [
          t('Week of %{day}', { day: formatDay(from) }),
          `+${formatNumber(joined)} −${formatNumber(left)}`,
        ])}
      />
      <Numbers title={t('Ended (30 days)')} rows={words(reasons, counts.ended)} />
    </Box>
  )
}

const channelNames: Readonly<Record<string, string>> = {
  mail: msg('E-mail'),
  push: msg('Push notifications'),
}
const reasons: Readonly<Record<string, string>> = {
  unsubscribed: msg('Unsubscribed'),
  gone: msg('No longer reachable'),
  failing: msg('Unreachable for a week'),
  complained: msg('Marked as spam'),
  key: msg('Server key replaced'),
}

/** List of names and numbers, with a dash if it is empty. */
const Numbers = ({
  title,
  rows,
}: {
  title: string
  rows: readonly (readonly [string, number | string])[]
}) => (
  <Counts
    heading="h2"
    title={title}
    none="–"
    rows={rows.map(([text, count]) => ({ key: text, text, count }))}
  />
)

/** Reserves the final height, so that the rows below don't move while it loads. */
const placeholder = { minHeight: 176, mb: 2 }
const columns = {
  mt: 1.5,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
}

/** Button that invites families by their e-mail addresses, for users with permission to post class notices. */
const InviteFamilies = () => (
  <CanAccess resource={classStatus.name} action="create">
    <WithLabels>
      <DialogButton
        label={msg('Invite families')}
        icon={<InviteIcon />}
        variant="outlined"
        sx={{ mt: 1, minHeight: 44 }}
      >
        {(close) => <InviteDialog onClose={close} />}
      </DialogButton>
    </WithLabels>
  </CanAccess>
)

type Invitation = CallInput<typeof subscriberCalls.invite>['body']

const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const invite = useCall(subscriberCalls.invite)
  const t = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  return (
    <ActionDialog
      action={{ label: msg('Send invitations'), fields: invitationFields }}
      title={t('Invite families')}
      defaults={{ language: 'en' }}
      draftKey="subscribers/invite"
      act={async (values) => {
        const { message } = await invite({ body: values as Invitation })
        notify(message, { type: 'success', autoHideDuration: 15_000 })
        refresh()
      }}
      onClose={onClose}
    />
  )
}
