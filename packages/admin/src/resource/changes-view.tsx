import type { Changes } from '@kampana/shared/resource'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'

/** Who changed what: each changed value before and after. */
export const ChangesView = ({ changes }: { changes: Changes }) => {
  const { causer, attributes = {}, old = {} } = changes
  const names = [...new Set([...Object.keys(old), ...Object.keys(attributes)])]
  return (
    <>
      {causer && <Typography>{causer.name ?? causer.username}</Typography>}
      {names.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              {['', 'Before', 'After'].map((heading) => (
                <TableCell key={heading}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {names.map((name) => (
              <TableRow key={name}>
                <TableCell component="th">{name}</TableCell>
                <TableCell>{inWords(old[name])}</TableCell>
                <TableCell>{inWords(attributes[name])}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  )
}

const inWords = (value: unknown): string =>
  value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
