/** One provider, with the ways to change, test and delete it and the addresses to register there. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { ListChecks, Pencil, PlugZap, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/providers/list.js'
import type { ProviderRow_provider$key } from '#web/__generated__/ProviderRow_provider.graphql.ts'
import type { ProviderRowDeleteMutation } from '#web/__generated__/ProviderRowDeleteMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { kindWords } from './providerWords.ts'

const EditProvider = lazy(() => import('./EditProvider.tsx'))
const TestProvider = lazy(() => import('./TestProvider.tsx'))
const ProviderAddresses = lazy(() => import('./ProviderAddresses.tsx'))

export function ProviderRow({ provider: key }: { provider: ProviderRow_provider$key }) {
  const provider = useFragment(
    graphql`
      fragment ProviderRow_provider on SignInProvider {
        id
        name
        kind
        enabled
        issuer
        linkCount
        ...EditProvider_provider
        ...ProviderAddresses_provider
      }
    `,
    key,
  )
  const { id, name, kind, enabled, issuer, linkCount } = provider
  const [open, setOpen] = useState<'edit' | 'test' | 'addresses' | null>(null)
  const close = () => setOpen(null)
  const remove = useDelete()
  return (
    <HStack as="li" gap="3" paddingY="3" borderBottomWidth="1px" justifyContent="space-between" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Tag>{kindWords[kind] ?? kind}</Tag>
          <Tag tone={enabled ? 'success' : 'neutral'}>{enabled ? texts.enabled() : texts.disabled()}</Tag>
        </HStack>
        <Text color="fg.muted" overflowWrap="anywhere" dir="ltr">
          {issuer}
        </Text>
        <Text color="fg.muted">{texts.people({ count: linkCount })}</Text>
      </Stack>
      <HStack wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.addressesOf({ name })}
          onClick={() => setOpen('addresses')}
        >
          <ListChecks size={14} aria-hidden />
          {texts.addresses()}
        </Button>
        <Button size="sm" variant="outline" aria-label={texts.testNamed({ name })} onClick={() => setOpen('test')}>
          <PlugZap size={14} aria-hidden />
          {texts.test()}
        </Button>
        <Button size="sm" variant="outline" aria-label={texts.editNamed({ name })} onClick={() => setOpen('edit')}>
          <Pencil size={14} aria-hidden />
          {texts.edit()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.deleteNamed({ name })}
          onClick={() => remove(id, name, linkCount)}
        >
          <Trash2 size={14} aria-hidden />
          {texts.delete()}
        </Button>
      </HStack>
      <Suspense fallback={null}>
        {open === 'edit' && <EditProvider provider={provider} onClose={close} />}
        {open === 'test' && <TestProvider id={id} name={name} onClose={close} />}
        {open === 'addresses' && <ProviderAddresses provider={provider} onClose={close} />}
      </Suspense>
    </HStack>
  )
}

function useDelete() {
  const confirm = useConfirm()
  const [remove] = useAction<ProviderRowDeleteMutation>(
    graphql`
      mutation ProviderRowDeleteMutation($input: DeleteSignInProviderInput!) {
        deleteSignInProvider(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.notDeleted() },
  )
  return (id: string, name: string, count: number) =>
    confirm({
      title: texts.deleteQuestion({ name }),
      message: texts.deleteWhat({ count }),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
}
