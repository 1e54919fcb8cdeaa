/** The providers by which people sign in, for administrators. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/providers/list.js'
import type { ProvidersSection_query$key } from '#web/__generated__/ProvidersSection_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ProviderRow } from './ProviderRow.tsx'

const AddProvider = lazy(() => import('./AddProvider.tsx'))

export function ProvidersSection({ query }: { query: ProvidersSection_query$key }) {
  const { signInProviders } = useFragment(
    graphql`
      fragment ProvidersSection_query on Query {
        signInProviders {
          id
          ...ProviderRow_provider
        }
      }
    `,
    query,
  )
  const [adding, setAdding] = useState(false)
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      {signInProviders.length > 0 ? (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px" aria-label={texts.title()}>
          {signInProviders.map((provider) => (
            <ProviderRow key={provider.id} provider={provider} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.none()}</Text>
      )}
      <Button alignSelf="start" variant="outline" onClick={() => setAdding(true)}>
        <Plus size={16} aria-hidden />
        {texts.add()}
      </Button>
      {adding && (
        <Suspense fallback={null}>
          <AddProvider onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}
