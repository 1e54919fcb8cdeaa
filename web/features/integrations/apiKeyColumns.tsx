/** API keys of everybody as rows and cards of their list. */
import { Flex, Heading, HStack, Link as TextLink, Text, chakra } from '@chakra-ui/react'
import { Ban, CircleCheck, Clock } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/integrations/keys.js'
import type { apiKeyColumns_key$data, apiKeyColumns_key$key } from '#web/__generated__/apiKeyColumns_key.graphql.ts'
import { userPath } from '#web/features/users/userPaths.ts'
import { LookTag, type Look } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { ago, formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { RevokeKey } from './RevokeKey.tsx'

type ApiKey = apiKeyColumns_key$data[number]

export const useApiKeys = (keys: apiKeyColumns_key$key) =>
  useFragment<apiKeyColumns_key$key>(
    graphql`
      fragment apiKeyColumns_key on ApiKey @relay(plural: true) {
        id
        name
        prefix
        scopes
        sandboxRole
        createdAt
        expiresAt
        lastUsedAt
        revokedAt
        inForce
        owner {
          number
          name
        }
        ...RevokeKey_key
      }
    `,
    keys,
  )

const lookOf = ({ inForce, revokedAt }: ApiKey): Look =>
  inForce
    ? { tone: 'success', icon: CircleCheck, words: texts.inForce() }
    : revokedAt
      ? { tone: 'danger', icon: Ban, words: texts.revoked() }
      : { tone: 'neutral', icon: Clock, words: texts.expired() }

const Name = ({ apiKey: { name, prefix } }: { apiKey: ApiKey }) => (
  <>
    <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
      {name}
    </Text>
    <chakra.code fontSize="xs" color="fg.muted">
      {prefix}…
    </chakra.code>
  </>
)

const Owner = ({ apiKey: { owner } }: { apiKey: ApiKey }) =>
  owner && (
    <TextLink asChild overflowWrap="anywhere" dir="auto">
      <Link to={userPath(owner.number)}>{owner.name}</Link>
    </TextLink>
  )

const ScopeTag = ({ apiKey: { scopes, sandboxRole } }: { apiKey: ApiKey }) => (
  <Flex gap="1" wrap="wrap">
    {scopes.includes('WRITE') ? <Tag tone="warning">{texts.write()}</Tag> : <Tag tone="info">{texts.read()}</Tag>}
    {sandboxRole && <Tag>{texts.sandboxAs({ role: roleWords[sandboxRole] })}</Tag>}
  </Flex>
)

const lastUse = ({ lastUsedAt }: ApiKey) => (lastUsedAt ? ago(lastUsedAt) : texts.never())

export const apiKeyColumns: Column<ApiKey>[] = [
  {
    header: texts.name(),
    share: 1.5,
    keep: true,
    sort: 'NAME',
    file: { [texts.name()]: 'name', [texts.prefix()]: 'prefix' },
    cell: (key) => <Name apiKey={key} />,
  },
  { header: texts.owner(), share: 1.3, file: { [texts.owner()]: 'owner.name' }, cell: (key) => <Owner apiKey={key} /> },
  { header: texts.scope(), width: 10, file: 'scopes', cell: (key) => <ScopeTag apiKey={key} /> },
  { header: texts.state(), width: 9, file: 'inForce', cell: (key) => <LookTag look={lookOf(key)} /> },
  {
    header: texts.created(),
    width: 8,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: texts.expires(),
    width: 8,
    sort: 'EXPIRES_AT',
    file: 'expiresAt',
    look: 'one-line',
    cell: ({ expiresAt }) => formatDate(expiresAt),
  },
  { header: texts.lastUsed(), width: 8, file: 'lastUsedAt', look: 'one-line', cell: lastUse },
  { header: texts.actions(), width: 7, keep: true, cell: (key) => <RevokeKey apiKey={key} /> },
]

export const ApiKeyCard = ({ apiKey }: { apiKey: ApiKey }) => (
  <Card aria-label={apiKey.name}>
    <HStack justifyContent="space-between" align="start">
      <Flex gap="1" wrap="wrap">
        <LookTag look={lookOf(apiKey)} />
        <ScopeTag apiKey={apiKey} />
      </Flex>
      <RevokeKey apiKey={apiKey} />
    </HStack>
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      {apiKey.name}
    </Heading>
    <Text>
      <Owner apiKey={apiKey} /> <chakra.code fontSize="xs">{apiKey.prefix}…</chakra.code>
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {texts.times({ expires: formatDate(apiKey.expiresAt), used: lastUse(apiKey) })}
    </Text>
  </Card>
)
