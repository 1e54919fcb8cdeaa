/** How far a check or an import is: told by the server as it goes, and asked again now and then in case nobody tells. */
import { Text } from '@chakra-ui/react'
import { useEffect, useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useSubscription } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/imports/importProgress.js'
import type { ImportProgress_import$key } from '#web/__generated__/ImportProgress_import.graphql.ts'
import type { ImportProgressSubscription } from '#web/__generated__/ImportProgressSubscription.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'

const askEvery = 3_000

const subscription = graphql`
  subscription ImportProgressSubscription($number: Int!) {
    importProgressed(number: $number) {
      import {
        id
        state
        ...ImportProgress_import
        ...ImportReport_import
      }
    }
  }
`

export function ImportProgress({ brought }: { brought: ImportProgress_import$key }) {
  const { number, state, done, rows } = useFragment(
    graphql`
      fragment ImportProgress_import on Import {
        number
        state
        done
        rows
      }
    `,
    brought,
  )
  useSubscription<ImportProgressSubscription>(
    useMemo(() => ({ subscription, variables: { number }, onError: () => {} }), [number]),
  )
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), askEvery)
    return () => clearInterval(timer)
  }, [revalidate])
  const title = state === 'CHECKING' ? texts.checking() : texts.importing()
  return (
    <Section title={title}>
      <Text role="status">{texts.ofRows({ done: formatCount(done), rows: formatCount(rows) })}</Text>
      <ProgressBar label={title} percent={rows ? Math.round((done / rows) * 100) : 0} height="2.5" />
      <Text color="fg.muted">{texts.youMayLeaveThisPage()}</Text>
    </Section>
  )
}
