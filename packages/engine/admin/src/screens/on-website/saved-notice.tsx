import { Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCopy } from './use-copy.ts'

/** Notification of a save, with a link to the page on the website. */
export const SavedNotice = ({ message, address }: { message: string; address: string }) => {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" sx={{ columnGap: 1, rowGap: 0.5 }}>
      <span>{t(message)}</span>
      <Button size="small" color="inherit" variant="outlined" href={address} target="_blank" rel="noopener">
        {t('View')}
      </Button>
      <Button size="small" color="inherit" variant="outlined" onClick={() => copy(address)}>
        {t('Copy link')}
      </Button>
    </Stack>
  )
}
