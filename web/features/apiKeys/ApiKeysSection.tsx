/** The viewer's API keys: what each may do, when it was used and when it ends; making and revoking. */
import { Button, Flex, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { Ban, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  ApiKeysSection_query$data,
  ApiKeysSection_query$key,
} from '#web/__generated__/ApiKeysSection_query.graphql.ts'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/apiKeys/apiKeysSection.js'
import type { ApiKeysSectionMutation } from '#web/__generated__/ApiKeysSectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { agoInside, formatDate } from '#web/ui/format.ts'
import { NewApiKey } from './NewApiKey.tsx'
import { SandboxSection } from './SandboxSection.tsx'
import { Rich } from '#web/ui/Rich.tsx'

type ApiKey = ApiKeysSection_query$data['apiKeys']['edges'][number]['node']

export default function ApiKeysSection({ settings }: { settings: ApiKeysSection_query$key }) {
  const { apiKeys, sandbox } = useFragment(
    graphql`
      fragment ApiKeysSection_query on Query {
        apiKeys(first: 20, filter: { inForce: true }) {
          edges {
            node {
              id
              name
              prefix
              scopes
              sandboxRole
              createdAt
              expiresAt
              lastUsedAt
            }
          }
        }
        sandbox {
          available
          ...SandboxSection_sandbox
        }
      }
    `,
    settings,
  )
  const [making, setMaking] = useState(false)
  const keys = apiKeys.edges.map(({ node }) => node)
  return (
    <Stack gap="5">
      <Section title={texts.apiKeys()}>
        <Flex gap="4" justifyContent="space-between" alignItems="start" wrap="wrap">
          <Text color="fg.muted" flex="1" minW="60">
            <Rich
              text={texts.whatItIsFor()}
              parts={{
                docs: (words) => (
                  <chakra.a href="/api/docs" color="brand.fg" textDecoration="underline">
                    {words}
                  </chakra.a>
                ),
              }}
            />
          </Text>
          <Button size="sm" onClick={() => setMaking(true)}>
            <Plus size={16} aria-hidden /> {texts.newKey()}
          </Button>
        </Flex>
        {keys.length ? (
          <Stack as="ul" listStyleType="none" gap="0" aria-label={texts.yourApiKeys()}>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </Stack>
        ) : (
          <Text color="fg.muted">{texts.youHaveNoKeys()}</Text>
        )}
        <NewApiKey open={making} sandbox={sandbox.available} onClose={() => setMaking(false)} />
      </Section>
      <SandboxSection sandbox={sandbox} />
    </Stack>
  )
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, scopes, sandboxRole, createdAt, expiresAt, lastUsedAt } = apiKey
  const confirm = useConfirm()
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
    {
      success: {
        title: texts.keyRevoked(),
        description: texts.doesNotWorkAnyMore({ name }),
      },
    },
  )
  const ask = () =>
    confirm({
      title: texts.revoke({ name }),
      message: texts.programsThatUseThisKey(),
      confirm: texts.revoke2(),
      danger: true,
      onConfirm: async () => (await revoke({ input: { id } })).ok,
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
          {scopes.includes('WRITE') ? (
            <Tag tone="warning">{texts.readAndChange()}</Tag>
          ) : (
            <Tag tone="info">{texts.readOnly()}</Tag>
          )}
          {sandboxRole && <Tag>{texts.sandboxAs({ role: roleWords[sandboxRole] })}</Tag>}
        </HStack>
        <Text color="fg.muted" fontSize="xs">
          {lastUsedAt
            ? texts.times({
                createdAt: formatDate(createdAt),
                expiresAt: formatDate(expiresAt),
                lastUsedAt: agoInside(lastUsedAt),
              })
            : texts.timesNeverUsed({
                createdAt: formatDate(createdAt),
                expiresAt: formatDate(expiresAt),
              })}
        </Text>
      </Stack>
      <Button size="xs" variant="outline" aria-label={texts.revokeName({ name })} onClick={ask}>
        <Ban size={14} aria-hidden /> {texts.revoke2()}
      </Button>
    </Flex>
  )
}
