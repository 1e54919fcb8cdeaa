/** A page outside the signed-in routes: in the shell for those who are signed in, by itself for visitors. */
import { Center } from '@chakra-ui/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useApp } from './AppContext.tsx'

const Shell = lazy(async () => ({ default: (await import('#web/signedIn.routes.tsx')).Shell }))

export function Framed({ children }: { children: ReactNode }) {
  const { viewer } = useApp()
  if (viewer && !viewer.mustSetUpSecondFactor)
    return (
      <Suspense>
        <Shell>{children}</Shell>
      </Suspense>
    )
  return (
    <Center as="main" minH="100dvh" padding="6">
      {children}
    </Center>
  )
}
