/** Revokes the API key of somebody, who is notified. */
import { Button } from '@chakra-ui/react'
import { Ban } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/integrations/keys.js'
import type { RevokeKey_key$key } from '#web/__generated__/RevokeKey_key.graphql.ts'
import type { RevokeKeyMutation } from '#web/__generated__/RevokeKeyMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function RevokeKey({ apiKey }: { apiKey: RevokeKey_key$key }) {
  const { id, name, inForce, owner } = useFragment(
    graphql`
      fragment RevokeKey_key on ApiKey {
        id
        name
        inForce
        owner {
          name
        }
      }
    `,
    apiKey,
  )
  const confirm = useConfirm()
  const [revoke] = useAction<RevokeKeyMutation>(
    graphql`
      mutation RevokeKeyMutation($input: RevokeApiKeyInput!) {
        revokeApiKey(input: $input) {
          apiKey {
            revokedAt
            inForce
          }
        }
      }
    `,
    { success: { title: texts.keyRevoked(), description: name }, failure: texts.notRevoked() },
  )
  const ask = () =>
    confirm({
      title: texts.revokeQuestion({ name }),
      message: texts.revokeWhat({ owner: owner?.name ?? '' }),
      confirm: texts.revoke(),
      danger: true,
      onConfirm: async () => (await revoke({ input: { id } })).ok,
    })
  return (
    inForce && (
      <Button size="xs" variant="outline" aria-label={texts.revokeNamed({ name })} onClick={ask}>
        <Ban size={14} aria-hidden /> {texts.revoke()}
      </Button>
    )
  )
}
