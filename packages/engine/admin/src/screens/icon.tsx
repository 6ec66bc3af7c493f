import DocumentIcon from '@mui/icons-material/ArticleOutlined'
import BackpackIcon from '@mui/icons-material/BackpackOutlined'
import BuildingIcon from '@mui/icons-material/AccountBalanceOutlined'
import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import BookIcon from '@mui/icons-material/MenuBookOutlined'
import BriefcaseIcon from '@mui/icons-material/WorkOutlineOutlined'
import BubbleIcon from '@mui/icons-material/ForumOutlined'
import CalendarIcon from '@mui/icons-material/EventOutlined'
import EnvelopeIcon from '@mui/icons-material/MailOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import MegaphoneIcon from '@mui/icons-material/CampaignOutlined'
import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import InvitationIcon from '@mui/icons-material/PersonAddAltOutlined'
import PicturesIcon from '@mui/icons-material/PhotoLibraryOutlined'
import SignpostIcon from '@mui/icons-material/SignpostOutlined'
import SlidesIcon from '@mui/icons-material/ViewCarouselOutlined'
import StarIcon from '@mui/icons-material/StarOutlined'
import UmbrellaIcon from '@mui/icons-material/BeachAccessOutlined'
import WebIcon from '@mui/icons-material/WebOutlined'
import type { Icon } from '@kampana/engine-declare/icons'
import type { Resource } from '@kampana/engine-declare/resource'
import type { ComponentType } from 'react'

const icons: Readonly<Record<Icon, ComponentType>> = {
  backpack: BackpackIcon,
  badge: BadgeIcon,
  book: BookIcon,
  briefcase: BriefcaseIcon,
  bubble: BubbleIcon,
  building: BuildingIcon,
  calendar: CalendarIcon,
  document: DocumentIcon,
  envelope: EnvelopeIcon,
  history: HistoryIcon,
  invitation: InvitationIcon,
  key: KeyIcon,
  megaphone: MegaphoneIcon,
  people: PeopleIcon,
  pictures: PicturesIcon,
  signpost: SignpostIcon,
  slides: SlidesIcon,
  star: StarIcon,
  umbrella: UmbrellaIcon,
  web: WebIcon,
}

/** Icon of a resource in menus. */
export const resourceIcon = ({ icon }: Pick<Resource, 'icon'>) => {
  const Picture = icons[icon]
  return <Picture />
}
