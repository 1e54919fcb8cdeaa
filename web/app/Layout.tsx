/** The shell of signed-in pages: menu, top bar, and the page with an error boundary of its own. */
import { Box, Flex, SkipNavContent, SkipNavLink } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import type { ReactNode } from 'react'
import * as texts from '#texts/app/layout.js'
import { Above } from './AboveAll.tsx'
import { Announcements } from '#web/features/announcements/Announcements.tsx'
import { ExpertSheet } from '#web/features/experts/ExpertSheet.tsx'
import { DocumentationOverlay } from '#web/features/help/DocumentationOverlay.tsx'
import { useDrawn } from '#web/ui/useDrawn.ts'
import { useViewer } from './AppContext.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { ContentBoundary } from './ContentBoundary.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { PendingBanner } from './PendingBanner.tsx'
import { Sidebar } from './menu/Sidebar.tsx'
import { MenuDrawer } from './menu/MenuDrawer.tsx'
import { TopBar } from './TopBar.tsx'
import { TourOfPage } from './tour/TourOfPage.tsx'
import { useRememberPlace } from './search/useRecentPlaces.ts'
import { ShortcutsDialog } from './shortcuts/ShortcutsDialog.tsx'
import { useShortcut } from './shortcuts/useShortcut.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'

const AboutThisPage = lazy(() => import('#web/features/help/AboutThisPage.tsx'))
const ViewingBanner = lazy(() => import('./ViewingBanner.tsx'))
const menuKey = 'ascent.menu'

/** By itself, so that its coming draws nothing else again. */
const BelowThePage = () =>
  useDrawn() && (
    <Suspense fallback={null}>
      <AboutThisPage />
    </Suspense>
  )

/** By itself, as a page says its name when it is there already: the whole shell would be drawn a second time. */
function RememberPlace() {
  useRememberPlace()
  return null
}

export function Layout({ children }: { children?: ReactNode }) {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(menuKey) === 'narrow')
  const [drawer, setDrawer] = useState(false)
  const [shortcuts, setShortcuts] = useState(false)
  useShortcut({ pressed: ({ key }) => key === '?', run: () => setShortcuts(true) })
  const { pathname } = useLocation()
  const { viewedUntil } = useViewer()
  const loading = (useMatches().at(-1)?.handle as { loading?: ReactNode } | undefined)?.loading
  const navigating = useNavigation().state === 'loading'
  const toggle = () => {
    localStorage.setItem(menuKey, narrow ? 'wide' : 'narrow')
    setNarrow(!narrow)
  }
  return (
    <Flex minH="100dvh" align="stretch">
      <SkipNavLink zIndex="skipNav">{texts.skipToContent()}</SkipNavLink>
      <Sidebar narrow={narrow} onToggle={toggle} />
      <MenuDrawer open={drawer} onClose={() => setDrawer(false)} />
      <Flex direction="column" flex="1" minW="0">
        <TopBar onMenu={() => setDrawer(true)} onShortcuts={() => setShortcuts(true)} />
        {viewedUntil && (
          <Suspense fallback={null}>
            <Above>
              <ViewingBanner />
            </Above>
          </Suspense>
        )}
        <DemoBanner />
        <PendingBanner />
        <Announcements />
        <Box as="main" flex="1" padding={{ base: '4', md: '6' }} maxW="1440px" width="full" aria-busy={navigating}>
          <Breadcrumb />
          <SkipNavContent />
          <ContentBoundary key={pathname}>
            <Suspense fallback={loading ?? <PageSpinner />}>{children ?? <Outlet />}</Suspense>
          </ContentBoundary>
          <BelowThePage />
        </Box>
      </Flex>
      <RememberPlace />
      <ExpertSheet />
      <DocumentationOverlay />
      <TourOfPage />
      <ShortcutsDialog open={shortcuts} onClose={() => setShortcuts(false)} />
    </Flex>
  )
}
