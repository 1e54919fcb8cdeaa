/** The viewer's API keys: what each may do, when it was used and when it ends; making and revoking. */
import { Button, Flex, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { Ban, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import type {
  ApiKeysSection_query$data,
  ApiKeysSection_query$key,
} from '#web/__generated__/ApiKeysSection_query.graphql.ts'
import type { ApiKeysSectionMutation } from '#web/__generated__/ApiKeysSectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { ago, formatDate } from '#web/ui/format.ts'
import { NewApiKey } from './NewApiKey.tsx'

type ApiKey = ApiKeysSection_query$data['apiKeys']['edges'][number]['node']

export default function ApiKeysSection({ settings }: { settings: ApiKeysSection_query$key }) {
  const { apiKeys } = useFragment(
    graphql`
      fragment ApiKeysSection_query on Query {
        apiKeys(first: 20, filter: { inForce: true }) {
          edges {
            node {
              id
              name
              prefix
              scopes
              createdAt
              expiresAt
              lastUsedAt
            }
          }
        }
      }
    `,
    settings,
  )
  const [making, setMaking] = useState(false)
  const { revalidate } = useRevalidator()
  const keys = apiKeys.edges.map(({ node }) => node)
  return (
    <Section title="API keys">
      <Flex gap="4" justifyContent="space-between" alignItems="start" wrap="wrap">
        <Text color="fg.muted" flex="1" minW="60">
          With a key a program acts as you, within what the key may do.{' '}
          <chakra.a href="/api/docs" color="brand.fg" textDecoration="underline">
            Read how the API works
          </chakra.a>
          .
        </Text>
        <Button size="sm" onClick={() => setMaking(true)}>
          <Plus size={16} aria-hidden /> New key
        </Button>
      </Flex>
      {keys.length ? (
        <Stack as="ul" listStyleType="none" gap="0" aria-label="Your API keys">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">You have no keys.</Text>
      )}
      <NewApiKey open={making} onClose={() => setMaking(false)} onMade={() => void revalidate()} />
    </Section>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = apiKey
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [revoke] = useAction<ApiKeysSectionMutation>(
    graphql`
      mutation ApiKeysSectionMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          apiKey {
            id
            revokedAt
          }
        }
      }
    `,
    { success: { title: 'Key revoked', description: `${name} does not work any more.` } },
  )
  const ask = () =>
    confirm({
      title: `Revoke ${name}?`,
      message: 'Programs that use this key stop working at once. It cannot be brought back.',
      confirm: 'Revoke',
      danger: true,
      onConfirm: async () => {
        const { ok } = await revoke({ input: { id } })
        if (ok) await revalidate()
        return ok
      },
    })
  return (
    <Flex
      as="li"
      gap="3"
      paddingY="3"
      justifyContent="space-between"
      alignItems="center"
      wrap="wrap"
      borderTopWidth="1px"
    >
      <Stack gap="1" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <chakra.code fontSize="xs" color="fg.muted">
            {prefix}…
          </chakra.code>
          {scopes.includes('WRITE') ? <Tag tone="warning">Read and change</Tag> : <Tag tone="info">Read only</Tag>}
        </HStack>
        <Text color="fg.muted" fontSize="xs">
          Made {formatDate(createdAt)} · ends {formatDate(expiresAt)} ·{' '}
          {lastUsedAt ? `last used ${ago(lastUsedAt)}` : 'never used'}
        </Text>
      </Stack>
      <Button size="xs" variant="outline" aria-label={`Revoke ${name}`} onClick={ask}>
        <Ban size={14} aria-hidden /> Revoke
      </Button>
    </Flex>
  )
}
