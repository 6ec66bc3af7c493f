import { useTranslate } from 'react-admin'
import { Box, FormControlLabel, Switch } from '@mui/material'
import { useAllowedResources } from '@kampana/engine-admin/screens/use-allowed-resources'
import { everywhere, listKeys, pageKeys, type Shortcut } from './shortcuts.ts'
import { useShortcutsOn } from './use-shortcuts.ts'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'

/** Lists the keyboard shortcuts and turns single keys on or off. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate()
  const [on, setOn] = useShortcutsOn()
  const lists = useAllowedResources('list')
  const going: Shortcut[] = [
    ...pageKeys.map(({ key, label }) => ({ keys: ['g', key], does: label })),
    ...lists.flatMap(({ name, label }) => {
      const key = listKeys().get(name)
      return key === undefined ? [] : [{ keys: ['g', key], does: label }]
    }),
  ]
  return (
    <FormDialog
      title={t('Keyboard shortcuts')}
      onClose={onClose}
      aside={
        <FormControlLabel
          control={<Switch checked={on} onChange={(_event, checked) => setOn(checked)} />}
          label={t('Single-key shortcuts')}
          sx={{ mr: 'auto', ml: 1 }}
        />
      }
    >
      {/* The box scrolls with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Box tabIndex={0}>
        <Keys title={t('On every page')} shortcuts={everywhere} />
        <Keys title={t('Go to')} shortcuts={going} />
      </Box>
    </FormDialog>
  )
}

const Keys = ({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) => {
  const t = useTranslate()
  return (
    <>
      <Box component="h3" sx={{ mt: 2, mb: 0.5, fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="dl" sx={list}>
        {shortcuts.map(({ keys, does, held }) => (
          <Box key={`${held} ${keys.join(' ')}`} sx={row}>
            <dt>
              {held && <Key>{held === 'Ctrl' && isApple ? '⌘' : held}</Key>}
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <Box component="dd" sx={{ m: 0 }}>
              {t(does)}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

const Key = ({ children }: { children: string }) => (
  <Box component="kbd" sx={cap}>
    {children}
  </Box>
)

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const list = { m: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 3 }
const row = { display: 'grid', gridTemplateColumns: '6.5rem 1fr', alignItems: 'center', minHeight: 36 }
const cap = {
  display: 'inline-block',
  minWidth: 26,
  mr: 0.5,
  px: 0.75,
  py: 0.25,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  backgroundColor: 'background.default',
}
