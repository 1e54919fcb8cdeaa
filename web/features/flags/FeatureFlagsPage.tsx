/** Features of the product that can be switched, those first about which somebody should decide again. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/flags/page.js'
import * as pages from '#texts/flags/pages.js'
import type { FeatureFlagsPageQuery } from '#web/__generated__/FeatureFlagsPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { OneFeature } from './OneFeature.tsx'

export default function FeatureFlagsPage() {
  const { featureFlags } = usePage<FeatureFlagsPageQuery>(graphql`
    query FeatureFlagsPageQuery @preloadable {
      featureFlags {
        name
        stale
        ...OneFeature_flag
      }
    }
  `)
  const flags = featureFlags.toSorted((a, b) => b.stale.length - a.stale.length)
  return (
    <>
      <PageHeader title={pages.title()} description={texts.description()} />
      <Stack gap="5" maxW="4xl">
        {flags.map((flag) => (
          <OneFeature key={flag.name} flag={flag} />
        ))}
      </Stack>
    </>
  )
}
