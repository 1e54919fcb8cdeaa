/** The systems that provision accounts by SCIM: their tokens, groups, people and requests (docs/spec/administration.md#access-control). */
import { Button, Stack } from '@chakra-ui/react'
import { Cable, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/provisioning/page.js'
import * as pages from '#texts/provisioning/pages.js'
import type { ProvisioningPageQuery } from '#web/__generated__/ProvisioningPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ConnectionSection } from './ConnectionSection.tsx'

const AddConnection = lazy(() => import('./AddConnection.tsx'))

export default function ProvisioningPage() {
  const data = usePage<ProvisioningPageQuery>(graphql`
    query ProvisioningPageQuery @preloadable {
      provisioningConnections {
        id
        ...ConnectionSection_connection
      }
      ...ConnectionFields_query
    }
  `)
  const [adding, setAdding] = useState(false)
  const { provisioningConnections: connections } = data
  return (
    <>
      <PageHeader
        title={pages.systems()}
        description={texts.description()}
        actions={
          <Button onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            {texts.add()}
          </Button>
        }
      />
      <Stack gap="5" maxW="5xl">
        {connections.length === 0 && <EmptyState icon={Cable} title={texts.none()} message={texts.noneHint()} />}
        {connections.map((connection) => (
          <ConnectionSection key={connection.id} connection={connection} query={data} />
        ))}
      </Stack>
      {adding && (
        <Suspense fallback={null}>
          <AddConnection query={data} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
