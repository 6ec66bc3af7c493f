import { Error as AdminError, type ErrorProps } from 'react-admin'

type Props = ErrorProps & { resetErrorBoundary: (args: unknown) => void }

/** What stands in place of a page that could not be shown. */
export const Failure = (props: Props) => <AdminError {...props} />
