/** Catches what fails in a page; the shell around it stays. */
import { Component, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'

interface Props {
  children: ReactNode
  onRetry: () => void
}

class Boundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <ErrorState
        title="Something went wrong"
        message={error.message}
        action="Try Again"
        onAction={() => {
          this.props.onRetry()
          this.setState({ error: null })
        }}
      />
    )
  }
}

export function ContentBoundary({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  return <Boundary onRetry={() => void revalidate()}>{children}</Boundary>
}
