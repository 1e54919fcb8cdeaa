/** Every kind of notification and letter that the platform sends, and when digests go out. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/notificationCatalogue/pages.js'
import type { NotificationCataloguePageQuery } from '#web/__generated__/NotificationCataloguePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CatalogueTable } from './CatalogueTable.tsx'
import { CatalogueTabs } from './CatalogueTabs.tsx'
import { DigestTimes } from './DigestTimes.tsx'

export default function NotificationCataloguePage() {
  const data = usePage<NotificationCataloguePageQuery>(graphql`
    query NotificationCataloguePageQuery @preloadable {
      notificationCatalogue {
        ...CatalogueTable_kinds
      }
      digestTimes {
        ...DigestTimes_times
      }
    }
  `)
  return (
    <>
      <PageHeader title={texts.catalogue()} description={texts.description()} />
      <CatalogueTabs here="catalogue" />
      <Stack gap="5">
        <DigestTimes times={data.digestTimes} />
        <CatalogueTable kinds={data.notificationCatalogue} />
      </Stack>
    </>
  )
}
