/** Problems of the server itself, in its log and on the dashboard's home. */
export const serverProblems = {
  clockWrong: 'The clock of this server is wrong. The time of the database is used until it is set right.',
  clockLeapt:
    'The clock of this server has made a leap. For an hour nothing is published or thrown away by itself, unless it is set right before.',
  diskFull: 'There is no room left on the disk: nothing can be saved.',
  diskNearlyFull: 'There is little room left on the disk of this server.',
  alertSlow: 'Letters to families go out at less than half the usual speed.',
  alertRefused: 'The mail server refuses class notices: see under Alerts what it says.',
  backupOld: 'The last backup is more than two days old.',
  nodeUnsafe:
    'The Node of this server is older than is safe. Take a newer one: docs/operations.md says how, under “Node”.',
  folderFaulty: 'The college’s folder has faults, so the site goes on with what it said before:',
  sampleServed:
    'This website still shows the sample college. If that is not meant, COLLEGE_DIR of this server is not set, or the college has no name of its own yet.',
}
