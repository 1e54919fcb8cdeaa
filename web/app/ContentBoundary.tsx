/** Catches what fails in a page; the shell around it stays. */
import { Component, type ReactNode } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import type { PageDescription } from '#web/relay/page.tsx'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'

interface Props {
  /** What the page shows; an error belongs to the data with which it happened, and goes with it. */
  data: unknown
  /** What is said when it fails. */
  title: string
  children: ReactNode
  onRetry: () => void
}

interface State {
  data: unknown
  error: Error | null
}

class Boundary extends Component<Props, State> {
  override state: State = { data: this.props.data, error: null }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ data }: Props, state: State): State | null {
    return data === state.data ? null : { data, error: null }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <ErrorState title={this.props.title} message={error.message} action="Try Again" onAction={this.props.onRetry} />
    )
  }
}

export function ContentBoundary({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const page = useMatches().at(-1)
  const title = (page?.handle as PageDescription | undefined)?.failed ?? 'Something went wrong'
  return (
    <Boundary data={page?.loaderData} title={title} onRetry={() => void revalidate()}>
      {children}
    </Boundary>
  )
}
