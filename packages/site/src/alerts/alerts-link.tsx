import { alertsPath } from '@kampana/shared/notices/subscription'
import { Link } from '../components/link.tsx'

/** Where notices can be had by e-mail or on a phone. Its words stand here, so that pages of notices needn't load all others of subscribers. */
export const AlertsLink = () => (
  <p className="alerts-link">
    <Link to={alertsPath}>
      Get class notices by e-mail or on your phone · <span lang="fil">Magpalista sa mga abiso</span>
    </Link>
  </p>
)
