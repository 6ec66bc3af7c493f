import type { ContentChange, ContentFileSummary } from '@kampana/shared/content/content-api'
import MoreIcon from '@mui/icons-material/MoreVert'
import { Box, Button, IconButton, Menu, MenuItem, TextField } from '@mui/material'
import { Suspense, useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import { siteAddress, versionsPath } from '../addresses.ts'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { msg } from '../../language/msg.ts'
import { ReviewDialog } from '../overview/review-dialog.tsx'
import { useWebsite } from '../use-website.ts'
import { findEntry } from './find-page.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { usePublishing } from './use-publishing.ts'

const TakeDownDialog = lazyComponent(() => import('./take-down-dialog.tsx'), 'TakeDownDialog')

interface Rights {
  mayPublish: boolean
  mayEdit: boolean
}

interface Props {
  publishing: ReturnType<typeof usePublishing>
  file: ContentFileSummary
  address: string | null
  rights: Rights
  /** The change whose drafts are of this page. */
  change: ContentChange | undefined
  /** Whether there is anything to publish, anything to keep as a draft, and a draft to discard. */
  isUnpublished: boolean
  isTyped: boolean
  hasDraft: boolean
}

/** What can be done with the files of a page, with an optional note on why. */
export const ShellToolbar = ({ publishing, rights, change, isUnpublished, isTyped, ...page }: Props) => {
  const { mayPublish, mayEdit } = rights
  const t = useTranslate()
  const [note, setNote] = useState('')
  const { busy, saveDraft } = publishing
  const main = mainAction(rights, publishing, change, note)
  const andForget = (done: boolean) => done && setNote('')
  const save = () => void saveDraft(note).then(andForget)
  return (
    <Box data-bar sx={bar}>
      {mayEdit && (
        <TextField
          size="small"
          label={t('What for? (optional)')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          sx={{
            flex: '1 1 7rem',
            minWidth: 0,
            maxWidth: { md: '24rem' },
            // Beside the longer button a phone has no room for it.
            ...(!mayPublish && main && { display: { xs: 'none', sm: 'inline-flex' } }),
          }}
        />
      )}
      {main && (
        <Button
          variant="contained"
          disabled={busy || !isUnpublished}
          sx={{ flex: 'none' }}
          onClick={() => void main.act().then(andForget)}
        >
          {t(main.label)}
        </Button>
      )}
      {mayEdit && (
        <Button
          variant={main ? 'outlined' : 'contained'}
          disabled={busy || !isTyped}
          onClick={save}
          // On a phone the bar has room for one of both: the other is behind its menu.
          sx={main ? { display: { xs: 'none', sm: 'inline-flex' } } : undefined}
        >
          {t('Save draft')}
        </Button>
      )}
      <More
        {...page}
        publishing={publishing}
        note={note}
        maySchedule={mayPublish && isUnpublished}
        onSave={mayEdit && main && isTyped && !busy ? save : undefined}
      />
    </Box>
  )
}

/** Publishing, for whom that is open; for others asking for it, unless that is done. */
const mainAction = (
  { mayPublish, mayEdit }: Rights,
  { publish, ask }: Props['publishing'],
  change: ContentChange | undefined,
  note: string,
) => {
  if (mayPublish) return { label: msg('Publish'), act: () => publish(note) }
  if (!mayEdit || change?.state === 'asked') return undefined
  return { label: msg('Ask for publication'), act: () => ask(note, change?.id) }
}

interface MoreProps extends Pick<Props, 'publishing' | 'file' | 'address' | 'hasDraft'> {
  note: string
  maySchedule: boolean
  /** Saves a draft, where the bar itself has no room for it. */
  onSave: (() => void) | undefined
}

/** What is needed less often. */
const More = ({ publishing, file, address, hasDraft, note, maySchedule, onSave }: MoreProps) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isScheduling, setScheduling] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const entry = useMenuEntry(address)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={t('More')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {onSave && (
          <MenuItem onClick={onSave} sx={{ display: { sm: 'none' } }}>
            {t('Save draft')}
          </MenuItem>
        )}
        {maySchedule && <MenuItem onClick={() => setScheduling(true)}>{t('Publish at…')}</MenuItem>}
        {hasDraft && <MenuItem onClick={() => void publishing.discardDraft()}>{t('Discard draft')}</MenuItem>}
        {entry && <MenuItem onClick={() => setEnding(true)}>{t('Take down on…')}</MenuItem>}
        <MenuItem component={Link} to={versionsPath(file.path)}>
          {t('Versions')}
        </MenuItem>
        {file.may.edit && (
          <MenuItem onClick={() => setReviewing(true)}>{t('Who checks it, and when')}</MenuItem>
        )}
        {address !== null && (
          <MenuItem component="a" href={siteAddress(address)} target="_blank">
            {t('View page')}
          </MenuItem>
        )}
      </Menu>
      {isEnding && entry && (
        <Suspense>
          <TakeDownDialog {...entry} onClose={() => setEnding(false)} />
        </Suspense>
      )}
      {isReviewing && <ReviewDialog file={file} onClose={() => setReviewing(false)} />}
      {isScheduling && (
        <ScheduleDialog
          onClose={() => setScheduling(false)}
          onSchedule={(moment) => {
            setScheduling(false)
            void publishing.publish(note, moment)
          }}
        />
      )}
    </>
  )
}

/** The page's entry in the menus, where the person may give it a last day. */
const useMenuEntry = (address: string | null) => {
  const { data } = useWebsite()
  const menus = data?.files.find(({ path }) => path === 'site-map.yaml')
  const entry = data && address !== null ? findEntry(data.tree, address) : undefined
  if (!menus?.may.publish || !entry || entry.address === null || entry.state === 'built-in') return undefined
  return { title: entry.title, address: entry.address, until: entry.until }
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
} as const
