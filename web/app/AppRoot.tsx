/** The outermost route: hands the app's data down, puts the platform's look on the page, announces where one is. */
import { VisuallyHidden } from '@chakra-ui/react'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Outlet, useLocation, useMatches } from 'react-router'
import { language } from '#language'
import { namesIn } from '#api/features/branding/names.rules.ts'
import * as texts from '#texts/app/appRoot.js'
import type { appQuery } from '#web/__generated__/appQuery.graphql.ts'
import { forgetEarlyAnswers } from '#web/relay/earlyAnswer.ts'
import type { PageDescription } from '#web/relay/page.tsx'
import { applyColours } from '#web/theme.ts'
import { weeksAre } from '#web/ui/calendar/week.ts'
import { formsAreOf } from '#web/ui/form/interrupted.ts'
import { useDateStyle } from '#web/ui/dateStyle.ts'
import { useHijri } from '#web/ui/hijri.ts'
import { shortenMoneyTo, showDatesAs, showHijri, showTimesIn } from '#web/ui/format.ts'
import { usePageName } from '#web/ui/pageName.ts'
import { AppProvider } from './AppContext.tsx'
import { appDocument, knownFor } from './app.ts'
import { useFollowedLanguage } from './language/useOwnLanguage.ts'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'
import { AboveAll } from './AboveAll.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { PasswordPrompt } from './password/PasswordPrompt.tsx'
import { focusHeading } from './focusHeading.ts'
import { rendered } from './rendered.ts'
import { WelcomeLoader } from './WelcomeLoader.tsx'

/** The welcome loader stays 500 ms after the session is known (docs/spec/shell.md#sidebar-and-top-bar), of which drawing the page takes some. */
const welcomeStays = () => Math.max(0, 500 - knownFor())

export function AppRoot() {
  // The loader has asked already; from the store it follows what the viewer changes, such as one’s own name.
  const app = useLazyLoadQuery<appQuery>(appDocument, {}, { fetchPolicy: 'store-or-network' })
  const { whiteLabel } = app
  const [dateStyle] = useDateStyle()
  const [hijri] = useHijri()
  useFollowedLanguage(app.viewer?.viewedUntil ? null : app.viewer?.language)
  const named = useMemo(
    () => ({ ...app, whiteLabel: { ...whiteLabel, ...namesIn(language(), whiteLabel) } }),
    [app, whiteLabel],
  )
  // While rendering, because what is below formats its times now; doing it twice is the same as once.
  showDatesAs(dateStyle)
  showTimesIn(app.viewer?.timeZone)
  weeksAre(app.platformSettings.firstWeekday, app.platformSettings.workingWeekdays)
  showHijri(hijri === 'on')
  shortenMoneyTo(app.platformSettings.shortDollars ? 'dollars' : 'dirhams')
  useEffect(forgetEarlyAnswers, [])
  useEffect(() => void document.documentElement.toggleAttribute('data-hijri', hijri === 'on'), [hijri])
  // Before the first frame is drawn: later, every element would be styled a second time.
  useLayoutEffect(() => applyColours(whiteLabel), [whiteLabel])
  useLayoutEffect(() => formsAreOf(app.viewer?.userId), [app.viewer?.userId])
  useEffect(() => {
    const icon = document.querySelector('link[rel=icon]')
    icon?.setAttribute('href', whiteLabel.faviconUrl ?? '/favicon.svg')
    // The type that the page names is the one of ours.
    if (whiteLabel.faviconUrl) icon?.removeAttribute('type')
  }, [whiteLabel.faviconUrl])
  return (
    <AppProvider value={named}>
      <Welcome />
      <AboveAll>
        <OfflineBanner />
      </AboveAll>
      <MaintenanceBanner />
      <PasswordPrompt />
      <PageAnnouncer platformName={named.whiteLabel.shortName} />
      <Suspense fallback={<WelcomeLoader />}>
        <Outlet />
      </Suspense>
    </AppProvider>
  )
}

// Where the page stands already, nothing covers it while the session is found out.
let welcomed = typeof document === 'undefined' || rendered() !== null

function Welcome() {
  const [shown, setShown] = useState(() => !welcomed && welcomeStays() > 0)
  useEffect(() => {
    const timer = setTimeout(() => {
      welcomed = true
      setShown(false)
    }, welcomeStays())
    return () => clearTimeout(timer)
  }, [])
  return shown ? <WelcomeLoader /> : null
}

/** A change of page moves the focus to its heading and says its title. */
function PageAnnouncer({ platformName }: { platformName: string }) {
  const { pathname } = useLocation()
  const handle = useMatches().at(-1)?.handle as PageDescription | undefined
  const named = usePageName()
  const title = named ?? handle?.title ?? texts.pageNotFound()
  useEffect(() => {
    document.title = `${title} – ${platformName}`
  }, [title, platformName])
  const shown = useRef(pathname)
  // Before the page is painted: it would be seen for a moment where the page before was scrolled to.
  useLayoutEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    window.scrollTo(0, 0)
    return focusHeading()
  }, [pathname])
  return (
    <VisuallyHidden aria-live="polite" role="status">
      {title}
    </VisuallyHidden>
  )
}
