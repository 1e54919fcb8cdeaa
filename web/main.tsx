/** Starts the app; a change of session starts it again, so that nothing of one person is left for another. */
import './ui/digits.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/readex-pro/wght.css'
import './look.css'
import { CacheProvider } from '@emotion/react'
import { StrictMode, startTransition, useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router/dom'
import { readApp } from './app/app.ts'
import { confirmPassword } from './app/password/confirmPassword.ts'
import { onSessionChange, sessionEnded, sessionToken } from './app/session.ts'
import { Providers } from './app/Providers.tsx'
import { reconnected } from './app/reconnected.ts'
import { watchConnection } from './relay/connectivity.ts'
import { createEnvironment } from './relay/environment.ts'
import { createRouter } from './routes.tsx'
import { makeSystem } from './theme.ts'
import { LateToaster } from './ui/feedback/LateToaster.tsx'
import { styleCache } from './ui/styleCache.ts'

/** The connection and the routes of one session. They live outside React, whose StrictMode would dispose of them at once. */
interface Opened {
  /** How often a session has ended since the page was loaded. */
  ended: number
  environment: ReturnType<typeof connect>
  router: ReturnType<typeof createRouter>
}

// A 401 is never tried again (docs/spec/shell.md#errors); the page for signing in says why one is there.
const connect = () =>
  createEnvironment({
    token: sessionToken,
    confirmPassword,
    onUnauthenticated: sessionEnded,
    onReconnected: reconnected,
  })

const openWith = (environment: Opened['environment'], ended = 0): Opened => ({
  ended,
  environment,
  router: createRouter(environment),
})

let opened: Opened

const listeners = new Set<() => void>()

/** Calls whenever the app was opened for another session; returns the way to stop that. */
function onReopened(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function reopen() {
  const { environment, router, ended } = opened
  opened = openWith(connect(), sessionToken() ? ended : ended + 1)
  for (const listener of listeners) listener()
  router.dispose()
  environment.dispose()
}

const place = document.getElementById('root')!

function Root() {
  const { environment, router, ended } = useSyncExternalStore(onReopened, () => opened)
  // Once it stands there it may be used.
  useEffect(() => {
    place.inert = false
  }, [])
  return (
    <RelayEnvironmentProvider environment={environment}>
      {/* It shows the page before until the next one is there, which needs somebody who is signed in. */}
      <RouterProvider key={ended} router={router} />
    </RelayEnvironmentProvider>
  )
}

/** Comes when the first page has its code and its data. */
const pageThere = () =>
  new Promise<void>((resolve) => {
    let stop = () => {}
    const watch = () => {
      stop()
      const { router } = opened
      const look = () => {
        if (!router.state.initialized) return
        stop()
        forget()
        resolve()
      }
      stop = router.subscribe(look)
      look()
    }
    const forget = onReopened(watch)
    watch()
  })

/** Lets the browser draw and hear: all at once, the start would hold up a slow phone for as long as one notices. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

async function start() {
  watchConnection()
  await breath()
  const token = sessionToken()
  const environment = connect()
  // What everything waits for is asked first; who waits for the answer is told when there is none.
  readApp(environment).catch(() => {})
  await breath()
  opened = openWith(environment)
  onSessionChange(reopen)
  // The first answer may have ended the session before anything listened.
  if (sessionToken() !== token) reopen()
  await breath()
  const system = makeSystem()
  await breath()
  // What shows already, the page or the welcome, gives way to the page: React holds back what follows a fallback of its own for 300 ms.
  await pageThere()
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <CacheProvider value={styleCache()}>
          <Providers system={system} beside={<LateToaster />}>
            <Root />
          </Providers>
        </CacheProvider>
      </StrictMode>,
    ),
  )
}

void start()
