/** Problems of the server, for its log and the dashboard's home. */
export const serverProblems = {
  clockWrong: 'The server’s clock is wrong. The server uses the database’s time until the clock is set.',
  clockLeapt:
    'The server’s clock jumped. Scheduled publishing and deletion pause for one hour or until the clock is set.',
  diskFull: 'The server’s disk is full. Changes can’t be saved.',
  diskNearlyFull: 'The server’s disk is almost full.',
  alertSlow: 'E-mails to families are sent at less than half the usual speed.',
  alertRefused: 'The mail server rejects class notices. See its reply under Alerts.',
  backupOld: 'The last backup is more than two days old.',
  nodeUnsafe:
    'The server’s version of Node has known security issues. Upgrade Node as described in docs/how-to/operate/upgrade.md.',
  folderFaulty: 'The college’s folder has errors, so the website still shows its previous content:',
  sampleServed:
    'This website still shows the sample college. To show your college, set COLLEGE_DIR on the server or give the college its own name.',
}
