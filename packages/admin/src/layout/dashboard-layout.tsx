import { Box } from '@mui/material'
import { type ReactNode } from 'react'
import { useLocation, useTranslate } from 'react-admin'
import { ChunkBoundary } from '@kampana/engine-admin/chunks/chunk-boundary.tsx'
import { ErrorBoundary } from '@kampana/engine-admin/chunks/error-boundary.tsx'
import { useRateLimitNotice } from '@kampana/engine-admin/data-provider/other-back-end/rate-limit-notice'
import { PasswordConfirmation } from '../account/confirmation/password-confirmation.tsx'
import { useLogoutElsewhere } from '../account/logout-elsewhere.ts'
import { DiscardQuestion } from '@kampana/engine-admin/unsaved/discard-question.tsx'
import { useRenewedPermissions } from '../account/use-renewed-permissions.ts'
import { blue } from '@kampana/engine-admin/theme'
import { ErrorPage } from './error-page.tsx'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { OverlayProvider } from './overlays.tsx'
import { PageSkeleton } from '@kampana/engine-admin/page/page-skeleton.tsx'
import { ViewedRole } from './viewed-role.tsx'
import { usePreventFileDrop } from './use-prevent-file-drop.ts'
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
