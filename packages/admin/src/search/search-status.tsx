import { useTranslate } from 'react-admin'
import { messages } from '@kampana/shared/messages/messages'
import { Box } from '@mui/material'

interface Props {
  typed: string
  count: number
  isPending: boolean
  /** Lists that could not be searched. */
  failed: readonly string[]
}

/** Status of the search, visible and for screen readers. */
export const SearchStatus = ({ typed, count, isPending, failed }: Props) => {
  const t = useTranslate()
  const statusText = () => {
    if (isPending) return t('Searching…')
    if (failed.length > 0)
      return navigator.onLine
        ? t('Couldn’t search %{where}. Try again.', { where: failed.join(', ') })
        : t(messages.noConnection)
    if (count === 0) return t('No results for “%{words}”.', { words: typed.trim() })
    return typed.trim() === ''
      ? t('Type a word. Choose a result with the arrow keys and Enter.')
      : t('Results: %{count}', { count })
  }
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      {statusText()}
    </Box>
  )
}
