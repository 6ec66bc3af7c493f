import type { Identity } from './identity.ts'

/** The README of a new folder: what to do with it, and from the sample's README what each of its files is. */
export const folderReadme = (
  { name, securityEmail }: Identity,
  sampleReadme: string,
  withSample: boolean,
): string => `# ${name}

All that the website says of the college, and nothing of the product that shows it: a release of the product never writes into
this folder. The first start makes records of it, which staff edit in the dashboard. Every command below is given in the product's folder, where \`COLLEGE_DIR\` names this one.

## Start

\`\`\`sh
COLLEGE_DIR=/path/to/this/folder ${withSample ? '' : 'SEED=none '}npx -y pnpm@12.21.0 start
\`\`\`

shows it at http://localhost:3000, and prints the password for http://localhost:3000/dashboard. \`pnpm dev\` in the place of
\`pnpm start\` shows each change at once, and a fault on the page.

## Check

\`\`\`sh
COLLEGE_DIR=/path/to/this/folder npx -y pnpm@12.21.0 content
\`\`\`

tells every fault with its file and line, and lists what is still sample. Begin with that list. A page is written when its
file in \`pages/\` says no \`kind: placeholder\` any more, and has a text.

## Publish

Keep this folder in a repository of its own. On the server it lies wherever the service's \`COLLEGE_DIR\` says, readable for
the service and writable for nobody else. \`content export\` brings home what staff wrote in the dashboard, and \`content import\`
makes it what the folder says; docs/how-to/operate/content-in-git.md of the product describes both.

Add this line to the service's settings. \`/.well-known/security.txt\` shows the address to whoever finds a security hole:

\`\`\`sh
SECURITY_CONTACT=mailto:${securityEmail}
\`\`\`

${sampleReadme
  .replace(/^# .*\n/, '## What is here\n')
  .replaceAll(/^## (?!What is here)/gm, '### ')
  .replaceAll('`college/', '`')}`
