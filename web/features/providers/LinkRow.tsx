/** One provider by which a person signs in, with the way to remove it. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/providers/ways.js'
import type { LinkRow_link$key } from '#web/__generated__/LinkRow_link.graphql.ts'
import type { LinkRowMutation } from '#web/__generated__/LinkRowMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { agoInside, formatDate } from '#web/ui/format.ts'

export function LinkRow({ link }: { link: LinkRow_link$key }) {
  const { id, providerName, email, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment LinkRow_link on ProviderLink {
        id
        providerName
        email
        createdAt
        lastUsedAt
      }
    `,
    link,
  )
  const confirm = useConfirm()
  const [remove] = useAction<LinkRowMutation>(
    graphql`
      mutation LinkRowMutation($input: RemoveProviderLinkInput!) {
        removeProviderLink(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.notRemoved() },
  )
  const ask = () =>
    confirm({
      title: texts.removeQuestion({ name: providerName }),
      message: texts.removeWhat({ name: providerName }),
      confirm: texts.remove(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
  return (
    <HStack as="li" gap="3" paddingY="3" borderBottomWidth="1px" justifyContent="space-between" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {providerName}
        </Text>
        {email && (
          <Text color="fg.muted" overflowWrap="anywhere" dir="ltr">
            {email}
          </Text>
        )}
        <Text color="fg.muted">
          {lastUsedAt
            ? texts.times({ createdAt: formatDate(createdAt), lastUsedAt: agoInside(lastUsedAt) })
            : texts.timesNeverUsed({ createdAt: formatDate(createdAt) })}
        </Text>
      </Stack>
      <Button size="sm" variant="outline" aria-label={texts.removeNamed({ name: providerName })} onClick={ask}>
        <Trash2 size={14} aria-hidden />
        {texts.remove()}
      </Button>
    </HStack>
  )
}
