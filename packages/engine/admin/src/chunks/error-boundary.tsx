import { Component, type ReactNode } from 'react'

interface Props {
  /** True for errors that it catches. Other errors go to the surrounding boundary. */
  catches?: (error: unknown) => boolean
  /** Called after the error is rendered. */
  onCatch?: () => void
  /** Renders the error instead of the children. `reset` renders the children again. */
  renderError: (error: unknown, reset: () => void) => ReactNode
  /** A change of this key resets the error. */
  resetKey?: string
  children: ReactNode
}
interface State {
  failure: { error: unknown } | undefined
}

/** Error boundary, which React supports only as a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }
  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } })

  override componentDidCatch() {
    this.props.onCatch?.()
  }
  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.reset()
  }
  reset = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (this.props.catches?.(failure.error) === false) throw failure.error
    return this.props.renderError(failure.error, this.reset)
  }
}
