import { licensesPage } from '../licenses.ts'
import { commandsPage } from './commands.ts'
import { dataModelPage } from './data-model/page.ts'
import { eventsPage } from './events.ts'
import { permissionsPage } from './permissions.ts'
import { settingsPage } from './settings.ts'

/** Generated pages of `docs/reference`, by name. */
export const referencePages = async (): Promise<Readonly<Record<string, string>>> => ({
  'commands.md': commandsPage(),
  'data-model.md': await dataModelPage(),
  'events.md': eventsPage(),
  'licenses.md': licensesPage(),
  'permissions.md': permissionsPage(),
  'settings.md': settingsPage(),
})
