/** Starts the app; a change of session starts it anew, so that nothing of one person is left for another. */
import '@fontsource-variable/inter/wght.css'
import { StrictMode, useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router/dom'
import { endSession, onSessionChange, sessionToken } from './app/session.ts'
import { Providers } from './app/Providers.tsx'
import { rendered } from './app/rendered.ts'
import { reconnected } from './app/reconnected.ts'
import { createEnvironment } from './relay/environment.ts'
import { createRouter } from './routes.tsx'
import { toast } from './ui/feedback/toast.ts'
import { LateToaster } from './ui/feedback/LateToaster.tsx'

/** A 401 is said once and never tried again (core.md 8); the guard leads to signing in. */
function onUnauthenticated() {
  endSession()
  toast({ kind: 'error', title: 'Unauthorized - please log in again' })
}

/** The connection and the routes of one session. They live outside React, whose StrictMode would dispose of them at once. */
function open() {
  const environment = createEnvironment({ token: sessionToken, onUnauthenticated, onReconnected: reconnected })
  return { environment, router: createRouter(environment) }
}

let opened = open()

const openAnew = (render: () => void) =>
  onSessionChange(() => {
    const { environment, router } = opened
    opened = open()
    render()
    router.dispose()
    environment.dispose()
  })

const place = document.getElementById('root')!

function Root() {
  const { environment, router } = useSyncExternalStore(openAnew, () => opened)
  // Once it stands there it may be used.
  useEffect(() => {
    place.inert = false
  }, [])
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  )
}

/** Calls when the first page has its code and its data. */
function whenOpened(run: () => void) {
  const { router } = opened
  if (router.state.initialized) return run()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    run()
  })
}

const app = (
  <StrictMode>
    <Providers beside={<LateToaster />}>
      <Root />
    </Providers>
  </StrictMode>
)

const start = () => createRoot(place).render(app)
// A page that shows already gives way to the same page, not to the loader.
if (rendered()) whenOpened(start)
else start()
