import type { ContentFinding } from '@kampana/shared/content/content-api'
import { Alert, Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'

interface Props {
  faults: readonly ContentFinding[]
  warnings: readonly ContentFinding[]
  /** Goes to a line of the file; undefined where there is no place to go to. */
  goTo: (line: number) => (() => void) | undefined
}

/** All that the reader says of the page, each leading to its place. */
export const FindingsList = ({ faults, warnings, goTo }: Props) => {
  const t = useTranslate()
  return (
    <>
      {faults.length > 0 && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {t('The page can be published once this is mended:')}
          <Findings findings={faults} goTo={goTo} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('Worth a look:')}
          <Findings findings={warnings} goTo={goTo} />
        </Alert>
      )}
    </>
  )
}

const Findings = ({ findings, goTo }: { findings: readonly ContentFinding[]; goTo: Props['goTo'] }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
    {findings.map(({ path, line, text }) => {
      const go = line === null ? undefined : goTo(line)
      return (
        <li key={`${path} ${line} ${text}`}>
          {go ? (
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={go}
              sx={{ textAlign: 'left', font: 'inherit' }}
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      )
    })}
  </Box>
)
