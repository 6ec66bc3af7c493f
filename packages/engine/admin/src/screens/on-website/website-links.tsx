import LinkIcon from '@mui/icons-material/LinkOutlined'
import ViewIcon from '@mui/icons-material/OpenInNewOutlined'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { Button, useRecordContext, useTranslate } from 'react-admin'
import { useOverrides } from '../overrides.tsx'
import { useCopy } from './use-copy.ts'
import { ShareButton } from './share-button.tsx'
import { websiteAddress } from './website-address.ts'

interface Props {
  resource: Resource
}

/** Link from a record to its page on the website; nothing if the record isn't published. */
export const ViewOnWebsite = ({ resource }: Props) => {
  const t = useTranslate()
  const address = useWebsiteAddress(resource)
  if (address === undefined) return null
  return (
    <Button
      component="a"
      href={address}
      {...{ target: '_blank', rel: 'noopener' }}
      label={t('View on website')}
    >
      <ViewIcon />
    </Button>
  )
}

/** Buttons that share a record's page: copy the link, or open a post for social networks. */
export const ShareButtons = ({ resource }: Props) => {
  const t = useTranslate()
  const copy = useCopy()
  const record = useRecordContext()
  const { shareLines } = useOverrides(resource.name)
  const address = useWebsiteAddress(resource)
  if (!record || address === undefined) return null
  return (
    <>
      <Button label={t('Copy link')} onClick={() => copy(address)}>
        <LinkIcon />
      </Button>
      <ShareButton lines={shareLines?.(record) ?? [recordTitle(resource, record)]} address={address} />
    </>
  )
}

/** Address of the current record's page on the website; undefined if the record isn't published. */
export const useWebsiteAddress = (resource: Resource): string | undefined =>
  websiteAddress(resource, useRecordContext())
