import { Component, type ReactNode } from 'react'

interface Props {
  /** Which errors it catches; all others go on to the boundary around it. */
  catches?: (error: unknown) => boolean
  /** Called once what failed has been replaced. */
  onCatch?: () => void
  /** What stands in place of what failed; `forget` shows that again. */
  renderFailure: (error: unknown, forget: () => void) => ReactNode
  /** When this changes, what failed is forgotten. */
  resetKey?: string
  children: ReactNode
}
interface State {
  failure: { error: unknown } | undefined
}

/** An error boundary, which React offers only to classes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }
  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } })

  override componentDidCatch() {
    this.props.onCatch?.()
  }
  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.forget()
  }
  forget = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (this.props.catches?.(failure.error) === false) throw failure.error
    return this.props.renderFailure(failure.error, this.forget)
  }
}
