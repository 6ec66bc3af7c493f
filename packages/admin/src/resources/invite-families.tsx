import type { CallInput } from '@kampana/engine-declare/calls/calls-of'
import { subscriberCalls } from '@kampana/shared/calls/subscriber-calls'
import { invitationFields } from '@kampana/shared/notices/invitation'
import { classStatus } from '@kampana/shared/resources/class-status'
import InviteIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { CanAccess, useNotify, useRefresh, useTranslate } from 'react-admin'
import { ActionDialog } from '@kampana/engine-admin/screens/actions/action-dialog.tsx'
import { DialogButton } from '@kampana/engine-admin/screens/dialog-button.tsx'
import { WithLabels } from '@kampana/engine-admin/screens/with-labels.tsx'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { msg } from '@kampana/engine-admin/language/msg'

/** Button that invites families by their e-mail addresses, for people who may create class notices. */
export const InviteFamilies = () => (
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
