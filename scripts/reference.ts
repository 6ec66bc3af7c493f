import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licensesPage } from './licenses.ts'
import { commandsPage } from './reference/commands.ts'
import { dataModelPage } from './reference/data-model/page.ts'
import { eventsPage } from './reference/events.ts'
import { permissionsPage } from './reference/permissions.ts'
import { settingsPage } from './reference/settings.ts'

/** Generated pages of `docs/reference`, by name. */
export const referencePages = async (): Promise<Readonly<Record<string, string>>> => ({
  'commands.md': commandsPage(),
  'data-model.md': await dataModelPage(),
  'events.md': eventsPage(),
  'licenses.md': licensesPage(),
  'permissions.md': permissionsPage(),
  'settings.md': settingsPage(),
})

export const referenceFolder = join(import.meta.dirname, '../docs/reference')

// Writes the generated pages.
if (import.meta.main)
  for (const [name, text] of Object.entries(await referencePages()))
    writeFileSync(join(referenceFolder, name), text)
