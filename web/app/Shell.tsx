/** The shell around something that is no page of its own. */
import type { ReactNode } from 'react'
import { descriptions } from '#web/signedIn.routes.tsx'
import { Layout } from './Layout.tsx'
import { PagesProvider } from './PagesContext.tsx'

export default function Shell({ children }: { children: ReactNode }) {
  return (
    <PagesProvider value={descriptions}>
      <Layout>{children}</Layout>
    </PagesProvider>
  )
}
