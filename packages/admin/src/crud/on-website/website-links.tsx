import LinkIcon from '@mui/icons-material/LinkOutlined'
import ViewIcon from '@mui/icons-material/OpenInNewOutlined'
import type { Resource } from '@kampana/shared/resource'
import { Button, useRecordContext, useTranslate } from 'react-admin'
import { useOverrides } from '../overrides.tsx'
import { useCopy } from './use-copy.ts'
import { ShareButton } from './share-button.tsx'
import { websiteAddress } from './website-address.ts'

/** The ways from a record to its page on the website; nothing where visitors can't read it. */
export const WebsiteLinks = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const copy = useCopy()
  const record = useRecordContext()
  const { isOnWebsite, shareLines } = useOverrides(resource.name)
  const address = websiteAddress(resource, record, isOnWebsite)
  if (!record || address === undefined) return null
  return (
    <>
      <Button
        component="a"
        href={address}
        {...{ target: '_blank', rel: 'noopener' }}
        label={t('View on website')}
      >
        <ViewIcon />
      </Button>
      <Button label={t('Copy link')} onClick={() => copy(address)}>
        <LinkIcon />
      </Button>
      <ShareButton lines={shareLines?.(record) ?? [String(record[resource.title])]} address={address} />
    </>
  )
}
