import { alertsPath } from '@kampana/shared/notices/subscription'
import { Link } from '../components/link.tsx'

/** Link to the sign-up page. Contains its texts, so that pages of notices don't load the texts of subscribers. */
export const AlertsLink = () => (
  <p className="alerts-link">
    <Link to={alertsPath}>
      Get class notices by e-mail or on your phone · <span lang="fil">Magpalista sa mga abiso</span>
    </Link>
  </p>
)
