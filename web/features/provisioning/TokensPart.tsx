/** The tokens of a connection: making one, shown once, beside the one in use, and revoking. */
import { Button, Flex, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { Ban, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/provisioning/tokens.js'
import type {
  TokensPart_connection$data,
  TokensPart_connection$key,
} from '#web/__generated__/TokensPart_connection.graphql.ts'
import type { TokensPartRevokeMutation } from '#web/__generated__/TokensPartRevokeMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { agoInside, formatDate } from '#web/ui/format.ts'
import { NewToken } from './NewToken.tsx'
import { Part } from './Part.tsx'

type Token = TokensPart_connection$data['tokens'][number]

export function TokensPart({ connection }: { connection: TokensPart_connection$key }) {
  const { id, name, tokens } = useFragment(
    graphql`
      fragment TokensPart_connection on ProvisioningConnection {
        id
        name
        tokens {
          number
          prefix
          createdAt
          expiresAt
          lastUsedAt
          revokedAt
          inForce
          endsSoon
        }
      }
    `,
    connection,
  )
  const [making, setMaking] = useState(false)
  return (
    <Part
      title={texts.title()}
      action={
        <Button size="sm" variant="outline" aria-label={texts.addNamed({ name })} onClick={() => setMaking(true)}>
          <Plus size={14} aria-hidden />
          {texts.add()}
        </Button>
      }
    >
      {tokens.length ? (
        <Stack as="ul" listStyleType="none" gap="0" aria-label={texts.of({ name })}>
          {tokens.map((token) => (
            <TokenRow key={token.number} connection={id} token={token} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.none()}</Text>
      )}
      {making && <NewToken id={id} onClose={() => setMaking(false)} />}
    </Part>
  )
}

function TokenRow({ connection: id, token }: { connection: string; token: Token }) {
  const { number, prefix, createdAt, expiresAt, lastUsedAt, revokedAt, inForce, endsSoon } = token
  const revoke = useRevoke(id, number, prefix)
  const times = { createdAt: formatDate(createdAt), expiresAt: formatDate(expiresAt) }
  return (
    <Flex as="li" gap="3" paddingY="2" justifyContent="space-between" alignItems="center" wrap="wrap">
      <Stack gap="1" minW="0">
        <HStack gap="2" wrap="wrap">
          <chakra.code fontSize="sm">{prefix}…</chakra.code>
          <Tag tone={inForce ? 'success' : 'neutral'}>
            {inForce ? texts.inForce() : revokedAt ? texts.revoked() : texts.expired()}
          </Tag>
          {inForce && endsSoon && <Tag tone="warning">{texts.endsSoon()}</Tag>}
        </HStack>
        <Text color="fg.muted" fontSize="xs">
          {lastUsedAt ? texts.times({ ...times, lastUsedAt: agoInside(lastUsedAt) }) : texts.timesNeverUsed(times)}
        </Text>
      </Stack>
      {inForce && (
        <Button size="xs" variant="outline" aria-label={texts.revokeNamed({ prefix })} onClick={revoke}>
          <Ban size={14} aria-hidden /> {texts.revoke()}
        </Button>
      )}
    </Flex>
  )
}

function useRevoke(id: string, number: number, prefix: string) {
  const confirm = useConfirm()
  const [revoke] = useAction<TokensPartRevokeMutation>(
    graphql`
      mutation TokensPartRevokeMutation($input: RevokeProvisioningTokenInput!) {
        revokeProvisioningToken(input: $input) {
          connection {
            ...TokensPart_connection
          }
        }
      }
    `,
    { success: { title: texts.nowRevoked() }, failure: texts.notRevoked() },
  )
  return () =>
    confirm({
      title: texts.revokeQuestion({ prefix }),
      message: texts.revokeWhat(),
      confirm: texts.revoke(),
      danger: true,
      onConfirm: async () => (await revoke({ input: { id, token: number } })).ok,
    })
}
