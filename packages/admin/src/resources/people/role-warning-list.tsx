import { Alert, Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { permissionMessage } from '../permission-message.ts'
import { roleWarnings } from './role-warnings.ts'

/** Warnings about inconsistent permissions of a role, which can be saved anyway. */
export const RoleWarningList = ({ permissions }: { permissions: readonly string[] }) => {
  const t = useTranslate()
  const warnings = roleWarnings(permissions)
  if (warnings.length === 0) return null
  const translateWarning = (text: string) =>
    t(permissionMessage({ description: text.charAt(0).toUpperCase() + text.slice(1) }))
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      {warnings.map(({ held, missing }) => (
        <Box key={`${held} ${missing}`}>
          {t('“%{held}” also needs “%{missing}”.', {
            held: translateWarning(held),
            missing: translateWarning(missing),
          })}
        </Box>
      ))}
    </Alert>
  )
}
