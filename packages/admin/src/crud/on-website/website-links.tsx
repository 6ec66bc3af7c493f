import LinkIcon from '@mui/icons-material/LinkOutlined'
import ViewIcon from '@mui/icons-material/OpenInNewOutlined'
import { recordTitle, type Resource } from '@kampana/shared/resource'
import { Button, useRecordContext, useTranslate } from 'react-admin'
import { useOverrides } from '../overrides.tsx'
import { useCopy } from './use-copy.ts'
import { ShareButton } from './share-button.tsx'
import { websiteAddress } from './website-address.ts'

interface Props {
  resource: Resource
}

/** Leads from a record to its page on the website; nothing where visitors can't read it. */
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

/** What makes a record's page on the website known: its link, and a text for social networks. */
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

/** The address of the current record's page on the website; undefined where visitors can't read it. */
export const useWebsiteAddress = (resource: Resource): string | undefined =>
  websiteAddress(resource, useRecordContext())
