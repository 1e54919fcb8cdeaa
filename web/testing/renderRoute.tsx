/** `renderRoute(path, {as, answers, lost, twice})`: the real routes, messages and a real Relay environment; only the server is made up. */
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Fragment, StrictMode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider } from 'react-router/dom'
import type { createBrowserRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { Providers } from '#web/app/Providers.tsx'
import { createEnvironment } from '#web/relay/environment.ts'
import { createRouter } from '#web/routes.tsx'
import type { AppViewer } from '#web/app/app.ts'
import { confirmPassword } from '#web/app/password/confirmPassword.ts'
import { sessionToken } from '#web/app/session.ts'
import { answer, type Answers, type Asked } from './answers.ts'
import { network } from './network.ts'
import { usualAnswers } from './usualAnswers.ts'
import { Toaster } from '#web/ui/feedback/Toaster.tsx'
import { makeSystem } from '#web/theme.ts'

const system = makeSystem()

interface Rendered {
  user: UserEvent
  router: ReturnType<typeof createBrowserRouter>
  /** The names of the operations that were asked for, in order. */
  asked: string[]
}

interface Options {
  as?: AppViewer['role']
  /** Read again for every request, so that a test may change them. */
  answers?: Answers
  /** The operations whose requests do not reach the server; read again for every request. */
  lost?: Set<string>
  /** Everything is rendered and begun twice, as in development: for tests of what must happen once. It takes longer. */
  twice?: boolean
}

export function renderRoute(path: string, { as, answers = {}, lost, twice = false }: Options = {}): Rendered {
  const asked: string[] = []
  const usual = usualAnswers(as)
  network.use(
    http.post('*/graphql', async ({ request }) => {
      const body = (await request.json()) as Asked
      asked.push(body.operationName)
      if (lost?.has(body.operationName)) return HttpResponse.error()
      return HttpResponse.json((await answer(body, { ...usual, ...answers })) as Record<string, never>)
    }),
  )
  if (as) localStorage.setItem('ascent.token', JSON.stringify({ token: 'token', expiresAt: Date.now() + 60_000 }))
  history.replaceState(null, '', path)
  const environment = createEnvironment({ token: sessionToken, confirmPassword, onUnauthenticated: () => {} })
  const router = createRouter(environment)
  // A router that is left over follows the address of the next test, and may end its session.
  onTestFinished(() => {
    router.dispose()
    environment.dispose()
  })
  const Mode = twice ? StrictMode : Fragment
  render(
    <Mode>
      <Providers system={system} beside={<Toaster />}>
        <RelayEnvironmentProvider environment={environment}>
          <RouterProvider router={router} />
        </RelayEnvironmentProvider>
      </Providers>
    </Mode>,
  )
  return { user: userEvent.setup(), router, asked }
}
