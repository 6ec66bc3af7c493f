import { Box } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useTranslate, useNotify, useRedirect } from 'react-admin'
import { ChunkBoundary } from '@kampana/engine-admin/chunks/chunk-boundary.tsx'
import { ErrorBoundary } from '@kampana/engine-admin/chunks/error-boundary.tsx'
import { useRateLimitNotice } from '@kampana/engine-admin/data-provider/other-back-end/rate-limit-notice'
import { PasswordConfirmation } from '../account/confirmation/password-confirmation.tsx'
import { useLogoutElsewhere } from '../account/logout-elsewhere.ts'
import { DiscardQuestion } from '@kampana/engine-admin/unsaved/discard-question.tsx'
import { useRenewedPermissions, viewedRoleKey } from '../account/use-renewed-permissions.ts'
import { blue } from '@kampana/engine-admin/theme'
import { ErrorPage } from './error-page.tsx'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { OverlayProvider } from './overlays.tsx'
import { PageSkeleton } from '@kampana/engine-admin/page/page-skeleton.tsx'
import { viewedRoleCalls } from '@kampana/shared/calls/role-calls'
import { messages } from '@kampana/shared/messages/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccountCalls } from '../account/account-calls.ts'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { useFocusOnNavigation } from '@kampana/engine-admin/page/focus/use-focus-on-navigation'

/** Layout with header, sidebar and page. */
export const DashboardLayout = ({ children }: { children: ReactNode }) => {
  const t = useTranslate()
  useFocusOnNavigation()
  usePreventFileDrop()
  useRenewedPermissions()
  useRateLimitNotice()
  useLogoutElsewhere()
  return (
    <OverlayProvider>
      <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
        <Box component="a" href="#main-content" sx={skip}>
          {t('Skip to content')}
        </Box>
        <Header />
        <ViewedRole />
        <PasswordConfirmation />
        <DiscardQuestion />
        <Box sx={{ flex: 1, display: 'flex' }}>
          <Box component="aside" sx={aside}>
            <Navigation />
          </Box>
          <Box component="main" id="main-content" tabIndex={-1} sx={main}>
            <ErrorBoundary
              resetKey={useLocation().pathname}
              renderError={(error, reset) => <ErrorPage error={error} resetErrorBoundary={reset} />}
            >
              <ChunkBoundary fallback={<PageSkeleton />}>{children}</ChunkBoundary>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
    </OverlayProvider>
  )
}

const skip = {
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: 2000,
  px: 2,
  py: 1,
  borderRadius: '2px',
  color: '#fff',
  backgroundColor: blue[700],
  '&:focus': { top: 8 },
} as const
const aside = {
  display: { xs: 'none', md: 'block' },
  displayPrint: 'none',
  flex: '0 0 232px',
  borderRight: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  '& > nav': { position: 'sticky', top: 56 },
} as const
const main = {
  flex: 1,
  minWidth: 0,
  maxWidth: '84rem',
  px: { xs: 2, md: 4 },
  pt: { xs: 2.5, md: 3.5 },
  // Leaves room for the bars at the bottom of a phone's screen.
  pb: { xs: 12, md: 8 },
  outline: 'none !important',
} as const

/** Prevents the browser from opening a file that is dropped outside a drop zone. */
const usePreventFileDrop = (): void => {
  useEffect(() => {
    const preventDrop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', preventDrop)
    window.addEventListener('drop', preventDrop)
    return () => {
      window.removeEventListener('dragover', preventDrop)
      window.removeEventListener('drop', preventDrop)
    }
  }, [])
}

/** Banner with the role whose view of the dashboard is open, and a button that ends the view. */
const ViewedRole = () => {
  const t = useTranslate()
  const { fetchAccount } = useAccountCalls()
  const leaveRole = useCall(viewedRoleCalls.leave)
  const queries = useQueryClient()
  const redirect = useRedirect()
  const notify = useNotify()
  const { busy, run } = useTask((error) => notify(errorMessage(error), { type: 'error' }))
  const { data: role } = useQuery({
    queryKey: viewedRoleKey,
    queryFn: () => storedAccount.read()?.viewed_role ?? null,
  })
  if (!role) return null
  const leave = () =>
    run(async () => {
      const { message } = await leaveRole()
      await fetchAccount()
      // Calls that were rejected for the role are sent again.
      await queries.resetQueries()
      redirect('show', 'roles', role.id)
      notify(message, { type: 'info' })
    })
  return (
    <Box component="aside" aria-label={t('View as this role')} sx={bar}>
      {t(messages.viewingRole(role.description))}
      <TaskButton
        label={msg('Leave')}
        busy={busy}
        variant="outlined"
        color="inherit"
        size="small"
        onClick={leave}
      />
    </Box>
  )
}

const bar = {
  position: 'sticky',
  top: 56,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 0.75,
  color: 'warning.contrastText',
  backgroundColor: 'warning.dark',
} as const
