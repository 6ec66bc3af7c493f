import { pages } from '@kampana/shared/resources/pages'
import type { RaRecord } from 'react-admin'
import { useTree } from '@kampana/engine-admin/screens/tree/use-tree'

/** Components for single resources, in one chunk. */
export { ChannelTrial } from './channel-trial.tsx'
export { GrantedPermissions } from './granted-permissions.tsx'
export { LoggedAction } from './logged-action.tsx'
export { MessageThread } from './messages/message-thread.tsx'
export { QuotedMessage } from './messages/quoted-message.tsx'
export { Telephone } from './messages/telephone.tsx'
export { PermissionPicker } from './permission-picker.tsx'
export { RoleHolders } from './role-holders.tsx'
export { SubscriberSummary } from './subscriber-summary.tsx'
export { ActivityButton } from './people/activity-button.tsx'
export { LogScope } from './people/log-scope.tsx'
export { PeopleTabs } from './people/people-tabs.tsx'
export { SavePermissions } from './people/save-permissions.tsx'
export { ViewRoleButton } from './people/view-role-button.tsx'
export { PreviewLinkButton } from './updates/preview-link-button.tsx'
export { PublishInput } from './updates/publish-input.tsx'
export { ReachOfUpdates, NotifySubscribers } from './updates/notify-subscribers.tsx'
export { SaveUpdate } from './updates/save-update.tsx'
export { UpdateStatusChip } from './updates/update-status-chip.tsx'

/** School of a program by its page's title, or by its address if the page can't be read. */
export const ProgramSchool = ({ record }: { record: RaRecord }) => {
  const { tree, error } = useTree(pages)
  const page = tree?.byId.values().find(({ address }) => address === record['school'])
  return tree || error ? String(page?.['title'] ?? record['school']) : null
}
