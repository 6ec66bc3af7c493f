/** Command of `kampana`. */
interface Command {
  /** Script in this folder, with the flags of Node that it needs. */
  script: readonly [file: string, ...flags: string[]]
  /** One line for the list of commands. */
  summary: string
  /** Forms of its arguments, each with an explanation. */
  forms: readonly (readonly [args: string, explanation: string])[]
  /** Notes below the forms. */
  notes?: string
}

const entries = {
  account: {
    script: ['account.ts'],
    summary: 'List accounts and restore access to them',
    forms: [
      ['list', 'List all accounts'],
      ['password NAME', 'Print a link that sets a new password, valid for 60 minutes'],
      ['two-step NAME', 'Turn two-step sign-in off'],
      ['activate NAME', 'Activate the account and confirm its e-mail address'],
      ['administrator NAME', 'Add the Administrator role'],
      ['reencrypt', 'Encrypt with APP_KEY what APP_PREVIOUS_KEYS encrypted'],
    ],
  },
  backup: {
    script: ['backup.ts'],
    summary: 'Back up the database, the key and the college’s folder into one file',
    forms: [
      ['FILE', 'Write the backup to this file'],
      ['--into FOLDER', 'Name the file by the time and delete older backups in the folder'],
      ['  --days N', 'Retain the last backup of each of N days (default: 7)'],
      ['  --weeks N', 'Retain the last backup of each of N weeks (default: 5)'],
    ],
  },
  college: {
    script: ['college.ts'],
    summary: 'Create the folder of a new college',
    forms: [
      ['new FOLDER', 'Create the folder; the command asks for the college’s name, motto and so on'],
      ['  --sample', 'Include the texts and lists of the sample college instead of placeholders'],
    ],
    notes: '`kampana college new` without a folder lists the flags that replace the questions.',
  },
  content: {
    script: ['content.ts'],
    summary: 'Check, import or export the college’s folder',
    forms: [
      ['check', 'Check the folder and list its sample content'],
      ['export FOLDER', 'Write all published records into the folder'],
      ['import FOLDER', 'Import the folder as a release, for review in the dashboard'],
      ['  --as EMAIL', 'Author of the release (default: the first administrator)'],
      ['import FOLDER --publish', 'Import the folder and publish it at once'],
      ['  --delete', 'Move records without a file into the trash'],
      ['  --overwrite', 'Prefer the folder if both sides changed a record'],
    ],
  },
  key: {
    script: ['key.ts'],
    summary: 'Replace a lost encryption key',
    forms: [
      ['replace', 'Replace the key after a question'],
      ['  --yes', 'Answer the question with yes'],
    ],
    notes:
      'The new key is APP_KEY or DATA_DIR/app.key. If there is neither, the command creates DATA_DIR/app.key.',
  },
  move: {
    script: ['move.ts'],
    summary: 'Copy the SQLite database into an empty PostgreSQL database',
    forms: [['', 'Copy DATA_DIR/kampana.sqlite into the database of DATABASE_URL']],
  },
  reference: {
    script: ['reference.ts'],
    summary: 'Write the generated pages of docs/reference',
    forms: [['[FOLDER]', 'Write the pages on commands, settings, permissions, events, tables and licenses']],
    notes: 'Without a folder, the command writes into docs/reference.',
  },
  resource: {
    script: ['resource.ts'],
    summary: 'Create a resource of the college, or the migration of its table',
    forms: [
      ['NAME', 'Create the declaration; if it exists, create the migration of its table'],
      ['NAME --singleton', 'Create the declaration of a resource with exactly one record'],
    ],
    notes: 'NAME is a plural in lowercase with hyphens, for example lost-items.',
  },
  restore: {
    script: ['restore.ts'],
    summary: 'Restore a backup into an empty database',
    forms: [
      ['FILE', 'Restore this backup'],
      ['  --trust-code', 'Accept the programs in the backup without a question'],
    ],
  },
  rollback: {
    script: ['rollback.ts'],
    summary: 'Make the previous version current again',
    forms: [['[FOLDER]', 'Folder of the versions (default: releases)']],
  },
  start: {
    script: ['start.js', '--max-semi-space-size=16'],
    summary: 'Start the server',
    forms: [['', 'Start the server with the settings of the environment']],
  },
  tag: {
    script: ['tag.ts'],
    summary: 'Tag a version of this clone',
    forms: [['[VERSION]', 'Number of the version (default: the next minor version)']],
  },
  upgrade: {
    script: ['upgrade.ts'],
    summary: 'Build this clone as a new version, test it, and make it current',
    forms: [['[FOLDER]', 'Folder of the versions (default: releases)']],
  },
  version: {
    script: ['version.ts'],
    summary: 'Print the version and its commit',
    forms: [['', 'Print one line']],
  },
} satisfies Readonly<Record<string, Command>>

export type CommandName = keyof typeof entries

/** All commands, by name. */
export const commands: Readonly<Record<CommandName, Command>> = entries

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Usage of one command. An indented form is an option of the form above it. */
export const usageOf = (name: CommandName): string => {
  const { summary, forms, notes } = commands[name]
  const lines = forms.map(([args, explanation]): [string, string] => [
    args.startsWith(' ') ? `    ${args}` : `  kampana ${name} ${args}`.trimEnd(),
    explanation,
  ])
  const text = `${summary}.\n\nUsage (in a clone: pnpm kampana …):\n${table(lines)}`
  return notes === undefined ? text : `${text}\n\n${notes}`
}

/** List of all commands. */
export const commandList = (): string => {
  const lines = Object.entries(commands).map(([name, { summary }]) => [`  ${name}`, summary] as const)
  return `Usage: kampana COMMAND [ARGUMENTS] (in a clone: pnpm kampana …)

Commands:
${table(lines)}

\`kampana COMMAND --help\` shows the arguments of a command.`
}

/** Formats two columns. */
const table = (lines: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...lines.map(([first]) => first.length))
  return lines.map(([first, second]) => `${first.padEnd(width)}  ${second}`).join('\n')
}
