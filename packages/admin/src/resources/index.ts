import type { ProductDataProvider } from '../product-verbs/product-verbs.ts'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { nowIso } from '@kampana/engine-admin/format/time-zone'
import { msg } from '@kampana/engine-admin/language/msg'
import type { OverridesByResource } from '@kampana/engine-admin/screens/overrides.tsx'
import { adaptLog } from './adapt-log.ts'
import { isAdministrator, readOnlyReason } from './administrator-role.ts'
import { publishLabel } from './updates/publish-label.ts'
import { shareLines } from './updates/share-lines.ts'
import { isCurrentUser } from './is-current-user.ts'
import { logSentence } from './log-sentence.ts'
import { permissionMessage } from './permission-message.ts'

const customComponents = () => import('./custom-components.ts')
const pictureScreens = () => import('../media/picture-screens.ts')

/** Overrides of each resource. Everything else is generated from its declaration. */
export const overrides: OverridesByResource = {
  updates: {
    // Drafts have no publication date, and staff look for the newest records.
    order: ['created_at', 'DESC'],
    hiddenColumns: ['subtitle', 'place', 'cover', 'pinned', 'until', 'created_at'],
    showAuthor: true,
    rangeColumn: { from: 'from', to: 'to', label: msg('When') },
    displays: {
      status: lazyComponent(customComponents, 'UpdateStatusChip'),
    },
    inputs: {
      posted_at: lazyComponent(customComponents, 'PublishInput'),
      tell_subscribers: lazyComponent(customComponents, 'NotifySubscribers'),
    },
    actionContext: { announce: lazyComponent(customComponents, 'ReachOfUpdates', { inPlace: true }) },
    sideFields: ['status', 'posted_at', 'tell_subscribers', 'until', 'pinned'],
    shareLines,
    canBeCopied: true,
    recordActions: {
      link: lazyComponent(customComponents, 'PreviewLinkButton'),
    },
    saveButton: lazyComponent(customComponents, 'SaveUpdate'),
    publishLabel: ({ posted_at }) => publishLabel(posted_at),
    // Skips the question about past dates, which a preview doesn't need.
    preview: (provider, values) =>
      (provider as ProductDataProvider).previewUpdate({ ...values, taken_place: true }),
    // Other back ends have no drafts, so no status shows which records are new.
    elsewhere: { hiddenColumns: ['subtitle', 'place', 'cover', 'pinned', 'until'], saveButton: undefined },
  },
  users: {
    // Deleting signs the person out or removes their permissions at once.
    confirmDelete: true,
    // The list excludes administrators until it is filtered by their role.
    filtersWhenEmpty: true,
    alwaysOnFilters: ['is_active', 'roles'],
    disabledInputs: () => ['username'],
    hiddenColumns: ['username', 'failed_sign_ins', 'two_step_confirmed_at'],
    aboveList: lazyComponent(customComponents, 'PeopleTabs'),
    recordActions: { activity: lazyComponent(customComponents, 'ActivityButton') },
    saveButton: lazyComponent(customComponents, 'SavePermissions'),
    undeletable: isCurrentUser,
    // Inactive accounts.
    unreadFilter: { is_active: 0 },
    hideActions: isCurrentUser,
  },
  invitations: {
    createLabel: msg('Invite a colleague'),
    saveLabel: msg('Send invitation'),
    hiddenColumns: ['invited_by', 'created_at'],
    aboveList: lazyComponent(customComponents, 'PeopleTabs'),
    chips: { status: { waiting: { color: 'info', filled: true }, accepted: { color: 'success' } } },
  },
  roles: {
    confirmDelete: true,
    canBeCopied: true,
    disabledInputs: (role) => (isAdministrator(role) ? ['description', 'permissions'] : []),
    readOnlyReason,
    displays: {
      permissions: lazyComponent(customComponents, 'GrantedPermissions'),
    },
    inputs: {
      permissions: lazyComponent(customComponents, 'PermissionPicker'),
      sections: lazyComponent(() => import('./roles/sections-input.tsx'), 'SectionsInput'),
    },
    footer: lazyComponent(customComponents, 'RoleHolders'),
    recordActions: { view: lazyComponent(customComponents, 'ViewRoleButton') },
    saveButton: lazyComponent(customComponents, 'SavePermissions'),
  },
  programs: {
    hiddenColumns: ['address', 'length', 'fees', 'accreditation', 'created_at'],
    alwaysOnFilters: ['level', 'status'],
    displays: { school: lazyComponent(customComponents, 'ProgramSchool') },
    canBeCopied: true,
  },
  channels: { footer: lazyComponent(customComponents, 'ChannelTrial') },
  subscribers: { aboveList: lazyComponent(customComponents, 'SubscriberSummary') },
  'class-status': {
    hiddenColumns: ['offices_closed', 'announced', 'language', 'created_at'],
    alwaysOnFilters: ['status'],
    createLabel: msg('Post a class notice'),
    displays: {
      status: lazyComponent(() => import('../class-status/notice-status.tsx'), 'NoticeStatus'),
    },
    create: lazyComponent(() => import('../class-status/new-notice.tsx'), 'NewNotice'),
    inputs: { tell_families: lazyComponent(() => import('../class-status/notify-input.tsx'), 'NotifyInput') },
    actionContext: {
      tell: lazyComponent(() => import('../class-status/notify-families.tsx'), 'ReachOfNotice', {
        inPlace: true,
      }),
    },
    hideActions: ({ ends_at }) => String(ends_at) <= nowIso(),
  },
  alerts: {
    hiddenColumns: ['first_at', 'p95', 'problem', 'causer'],
    chips: {
      status: {
        planned: { color: 'default' },
        paused: { color: 'warning', filled: true },
        held: { color: 'info' },
        sending: { color: 'info', filled: true },
        over: { color: 'success' },
        partly: { color: 'warning' },
        stopped: { color: 'warning', filled: true },
      },
    },
    footer: lazyComponent(() => import('./alerts/delivery-progress.tsx'), 'DeliveryProgress'),
  },
  pages: {
    canBeCopied: true,
    // In one row with search and section.
    alwaysOnFilters: ['owner', 'status'],
    // The parent appears below the title.
    hiddenColumns: ['parent', 'href', 'standing', 'hidden', 'until', 'posted_at'],
  },
  // Fields with a paragraph of text appear only on the record's page.
  offices: { hiddenColumns: ['page', 'desk', 'place'] },
  people: { hiddenColumns: ['position', 'class'] },
  monographs: { hiddenColumns: ['address'] },
  'suspension-rules': { hiddenColumns: ['reason', 'source', 'source_url'] },
  'job-openings': { hiddenColumns: ['form'] },
  slides: {
    createLabel: msg('Add slides'),
    list: lazyComponent(() => import('./slides/slide-list.tsx'), 'SlideList'),
    create: lazyComponent(() => import('./slides/slide-upload.tsx'), 'SlideUploadPage'),
  },
  pictures: {
    list: lazyComponent(() => import('../media/library/picture-list.tsx'), 'PictureList'),
    show: lazyComponent(pictureScreens, 'PicturePage'),
    recordLabel: ({ description }, t) => String(description || t('No description yet')),
    inputs: {
      focal_x: lazyComponent(pictureScreens, 'FocalPointInput'),
      focal_y: lazyComponent(pictureScreens, 'NoInput'),
    },
    recordActions: {
      crop: lazyComponent(pictureScreens, 'TurnAndCrop'),
      replace: lazyComponent(pictureScreens, 'ReplacePicture'),
      takeDown: lazyComponent(pictureScreens, 'TakeDown'),
    },
    // Taking down has its own button, whose confirmation lists the image's uses.
    hideActions: ({ status }) => status === 'shown',
    deletionEffects: lazyComponent(pictureScreens, 'DeletionEffects'),
    // It is deleted automatically when the restore period ends.
    undeletable: (picture) => picture?.status === 'taken-down',
  },
  messages: {
    hiddenColumns: ['contact_number', 'message'],
    chips: {
      status: {
        new: { color: 'primary', filled: true },
        answered: { color: 'success' },
        spam: { color: 'warning' },
      },
    },
    displays: {
      contact_number: lazyComponent(customComponents, 'Telephone'),
    },
    filtersWhenEmpty: true,
    excludedByDefault: { status: 'spam' },
    unreadFilter: { status: 'new' },
    summaryFields: ['name', 'email', 'contact_number', 'created_at', 'message', 'assigned_to'],
    footer: lazyComponent(customComponents, 'MessageThread'),
    actionContext: { answer: lazyComponent(customComponents, 'QuotedMessage') },
    updateOnOpen: ({ status }) => (status === 'new' ? { status: 'read' } : undefined),
  },
  permissions: {
    recordTitle: (permission, t) => t(permissionMessage({ description: String(permission.description) })),
  },
  logs: {
    recordTitle: logSentence,
    aboveList: lazyComponent(customComponents, 'LogScope'),
    alwaysOnFilters: ['username', 'resource', 'action', 'created_at'],
    displays: {
      action: lazyComponent(customComponents, 'LoggedAction'),
    },
    elsewhere: { adaptRecord: adaptLog },
  },
  letters: {
    hiddenColumns: ['tries', 'sent_at'],
    unreadFilter: { status: 'failed' },
    recordLabel: ({ subject, recipient }, t) => t('%{subject}, to %{recipient}', { subject, recipient }),
    chips: {
      status: {
        sent: { color: 'success' },
        failed: { color: 'error', filled: true },
        sending: { color: 'info' },
      },
    },
  },
}
