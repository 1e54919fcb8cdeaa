/** One system that provisions accounts: its address, its tokens, groups, people and requests. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { listed } from '#listed'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/provisioning/connection.js'
import type { ConnectionFields_query$key } from '#web/__generated__/ConnectionFields_query.graphql.ts'
import type { ConnectionSection_connection$key } from '#web/__generated__/ConnectionSection_connection.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { CopyAddress } from '#web/ui/CopyAddress.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { GroupsPart } from './GroupsPart.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { TokensPart } from './TokensPart.tsx'
import { useDeleteConnection } from './useDeleteConnection.ts'

const EditConnection = lazy(() => import('./EditConnection.tsx'))

interface Props {
  connection: ConnectionSection_connection$key
  query: ConnectionFields_query$key
}

export function ConnectionSection({ connection: key, query }: Props) {
  const connection = useFragment(
    graphql`
      fragment ConnectionSection_connection on ProvisioningConnection {
        id
        name
        enabled
        address
        accountCount
        defaultRole
        mailDomains
        provider {
          name
        }
        ...EditConnection_connection
        ...TokensPart_connection
        ...GroupsPart_connection
        ...PeoplePart_connection
        ...RequestsPart_connection
      }
    `,
    key,
  )
  const { id, name, enabled, address, accountCount, defaultRole, mailDomains, provider } = connection
  const [editing, setEditing] = useState(false)
  const remove = useDeleteConnection()
  return (
    <Section title={name}>
      <HStack gap="3" justifyContent="space-between" wrap="wrap">
        <HStack gap="2" wrap="wrap">
          <Tag tone={enabled ? 'success' : 'neutral'}>{enabled ? texts.enabled() : texts.disabled()}</Tag>
          <Text color="fg.muted">{texts.accounts({ count: accountCount })}</Text>
        </HStack>
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" aria-label={texts.editNamed({ name })} onClick={() => setEditing(true)}>
            <Pencil size={14} aria-hidden />
            {texts.edit()}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.deleteNamed({ name })}
            onClick={() => remove(id, name, accountCount)}
          >
            <Trash2 size={14} aria-hidden />
            {texts.delete()}
          </Button>
        </HStack>
      </HStack>
      <CopyAddress label={texts.address()} address={address} copy={texts.copyAddress({ name })} />
      <Facts
        facts={[
          [texts.defaultRole(), roleWords[defaultRole as keyof typeof roleWords]],
          [texts.domains(), listed(mailDomains) || texts.allDomains()],
          [texts.provider(), provider?.name],
        ]}
        columns={3}
      />
      <TokensPart connection={connection} />
      <GroupsPart connection={connection} />
      <PeoplePart connection={connection} />
      <RequestsPart connection={connection} />
      {editing && (
        <Suspense fallback={null}>
          <EditConnection connection={connection} query={query} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}
