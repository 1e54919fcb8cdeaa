/** The accounts that wait, where the queue of duties leads: `#accounts-to-verify`. */
import { Box } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as texts from '#texts/dashboards/waitingAccounts.js'
import type { WaitingAccounts_query$key } from '#web/__generated__/WaitingAccounts_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { WaitingAccounts } from './WaitingAccounts.tsx'

const anchor = 'accounts-to-verify'

export function AccountsToVerify({ query }: { query: WaitingAccounts_query$key }) {
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // The page is drawn after the browser has looked for it, and a second press has the same address.
  useEffect(() => {
    if (hash !== `#${anchor}`) return
    place.current?.scrollIntoView()
    place.current?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <Box ref={place} id={anchor} tabIndex={-1} scrollMarginTop="32" outline="none">
      <Section title={texts.accountsToVerify()}>
        <WaitingAccounts query={query} />
      </Section>
    </Box>
  )
}
