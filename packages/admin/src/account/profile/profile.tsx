import { messages } from '@kampana/shared/messages/messages'
import { Alert, Button, Stack } from '@mui/material'
import { LinkBase, useLocation, useTranslate } from 'react-admin'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Section } from './section.tsx'
import { Sessions } from './sessions.tsx'
import { TwoStep } from '../two-step/two-step.tsx'
import { useAccount } from '../use-account.ts'

/** Page of the person's own account. */
export const Profile = () => {
  const { account, refetch } = useAccount()
  const t = useTranslate()
  const required = useLocation().search.includes('two-step=required')
  if (!account) return null
  return (
    <>
      <PageHeader title={t('Profile')} />
      <Stack gap={3} sx={{ maxWidth: '42rem' }}>
        {required && account.two_step === false && (
          <Alert severity="warning" variant="outlined" role="alert">
            {t(messages.twoStepRequired)}
          </Alert>
        )}
        <Section title={t('About you')}>
          <ProfileForm account={account} onSaved={refetch} />
        </Section>
        <Section title={t('Password')}>
          <Button component={LinkBase} to="/password/edit" variant="outlined">
            {t('Change password')}
          </Button>
        </Section>
        {account.two_step !== undefined && (
          <Section title={t('Two-step sign-in')}>
            <TwoStep on={account.two_step} onChanged={refetch} />
          </Section>
        )}
        <Sessions />
      </Stack>
    </>
  )
}
