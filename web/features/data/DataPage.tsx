/** What comes in, what goes out, everything about one person, and what is kept for how long. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/data/pages.js'
import type { DataPageQuery } from '#web/__generated__/DataPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { LatestExports } from './LatestExports.tsx'
import { LatestImports } from './LatestImports.tsx'
import { OnePersonsData } from './OnePersonsData.tsx'
import { Retention } from './Retention.tsx'

export default function DataPage() {
  const data = usePage<DataPageQuery>(graphql`
    query DataPageQuery @preloadable {
      ...LatestImports_query
      ...LatestExports_query
      ...Retention_query
    }
  `)
  return (
    <>
      <PageHeader title={texts.data()} description={texts.dataDescription()} />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <LatestImports query={data} />
          <LatestExports query={data} />
        </SimpleGrid>
        <Retention query={data} />
        <OnePersonsData />
      </Stack>
    </>
  )
}
