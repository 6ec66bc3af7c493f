import type { Identity } from './identity.ts'

/** README of a new folder, with the list of files from the sample's README. */
export const folderReadme = (
  { name, securityEmail }: Identity,
  sampleReadme: string,
  withSample: boolean,
): string => `# ${name}

This folder contains the college's content, without the product. An upgrade of the product never changes it. The first start
imports the folder into the database, where staff edit the content in the dashboard. Run each command below in the product's
folder.

## Start

\`\`\`sh
COLLEGE_DIR=/path/to/this/folder ${withSample ? '' : 'SEED=none '}npx -y pnpm@12.21.0 start
\`\`\`

The website is at http://localhost:3000, the dashboard at http://localhost:3000/dashboard. The command prints the password. With
\`dev\` instead of \`start\`, the website shows each change at once and errors on the page.

## Check

\`\`\`sh
COLLEGE_DIR=/path/to/this/folder npx -y pnpm@12.21.0 kampana content check
\`\`\`

The command prints each error with its file and line, and lists the sample content. Start with that list. To finish a page, write
its text in \`pages/\` and remove \`kind: placeholder\`.

## Publish

Store this folder in its own git repository. On the server, set \`COLLEGE_DIR\` to its path. The service needs read access, and no
other user needs write access. \`kampana content export\` writes the records of the dashboard into a folder, and
\`kampana content import\` imports a folder. The product's documentation has the details.

Add this line to the service's settings. \`/.well-known/security.txt\` shows the address to security researchers:

\`\`\`sh
SECURITY_CONTACT=mailto:${securityEmail}
\`\`\`

${sampleReadme
  .replace(/^# .*\n/, '## Files\n')
  .replaceAll(/^## (?!Files)/gm, '### ')
  .replaceAll('`college/', '`')}`
