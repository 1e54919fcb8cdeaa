/** The addresses to register at a provider, each with a button that copies it. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/providers/addresses.js'
import type { ProviderAddresses_provider$key } from '#web/__generated__/ProviderAddresses_provider.graphql.ts'
import { CopyAddress } from '#web/ui/CopyAddress.tsx'
import { Modal } from '#web/ui/Modal.tsx'

interface Props {
  provider: ProviderAddresses_provider$key
  onClose: () => void
}

export default function ProviderAddresses({ provider, onClose }: Props) {
  const { name, addresses } = useFragment(
    graphql`
      fragment ProviderAddresses_provider on SignInProvider {
        name
        addresses {
          redirect
          signOut
          backChannel
          entityId
          respond
        }
      }
    `,
    provider,
  )
  const { redirect, signOut, backChannel, entityId, respond } = addresses
  const shown = [
    [texts.redirect(), redirect],
    [texts.entityId(), entityId],
    [texts.respond(), respond],
    [entityId ? texts.samlSignOut() : texts.signOut(), signOut],
    [texts.backChannel(), backChannel],
  ] as const
  return (
    <Modal open onClose={onClose} title={texts.title({ name })}>
      <Stack gap="4">
        <Text color="fg.muted">{texts.what()}</Text>
        {shown.map(
          ([label, address]) =>
            address && <CopyAddress key={label} label={label} address={address} copy={texts.copyNamed({ label })} />,
        )}
        <HStack justifyContent="end">
          <Button onClick={onClose}>{texts.close()}</Button>
        </HStack>
      </Stack>
    </Modal>
  )
}
