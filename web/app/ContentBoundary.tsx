/** Catches what fails in a page; the shell around it stays. */
import { Component, lazy, Suspense, type ReactNode } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import * as texts from '#texts/app/contentBoundary.js'
import type { PageDescription } from '#web/relay/page.tsx'
import { ServerError } from '#web/relay/environment.ts'
import { ErrorState } from '#web/ui/feedback/ErrorState.tsx'

const NoAccess = lazy(async () => ({ default: (await import('./NoAccess.tsx')).NoAccess }))
const WrongAddress = lazy(async () => ({ default: (await import('./WrongAddress.tsx')).WrongAddress }))
const LeftOut = lazy(async () => ({ default: (await import('./LeftOut.tsx')).LeftOut }))

interface Props {
  /** What the page shows; an error belongs to the data with which it happened, and goes with it. */
  data: unknown
  /** What is said when it fails; `{message}` is why. */
  title: string
  /** What the button says that tries it again. */
  action: string
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
    if (error instanceof ServerError && error.code === 'FORBIDDEN')
      return (
        <Suspense fallback={null}>
          <NoAccess />
        </Suspense>
      )
    // What a page asks for comes from its address alone.
    if (error instanceof ServerError && error.code === 'INVALID' && location.search)
      return (
        <Suspense fallback={null}>
          <WrongAddress fieldErrors={error.fieldErrors} variables={variablesOf(this.props.data)} />
        </Suspense>
      )
    const { title, action, onRetry } = this.props
    const whole = title.replace('{message}', () => error.message)
    return (
      <ErrorState
        title={whole}
        {...(whole === title ? { message: error.message } : {})}
        action={action}
        onAction={onRetry}
      />
    )
  }
}

const variablesOf = (data: unknown) => (data as { variables?: Record<string, unknown> } | null)?.variables ?? {}

export function ContentBoundary({ children }: { children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const page = useMatches().at(-1)
  const { leftOut } = (useLocation().state ?? {}) as { leftOut?: string[] }
  const failed = (page?.handle as PageDescription | undefined)?.failed ?? texts.somethingWentWrong()
  const words = typeof failed === 'string' ? { title: failed, action: texts.tryAgain() } : failed
  return (
    <Boundary data={page?.loaderData} {...words} onRetry={() => void revalidate()}>
      {leftOut?.[0] && (
        <Suspense fallback={null}>
          <LeftOut parts={leftOut} />
        </Suspense>
      )}
      {children}
    </Boundary>
  )
}
