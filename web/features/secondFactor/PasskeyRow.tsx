/** One passkey, with the ways to name and remove it. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/secondFactor/passkeys.js'
import { renamePasskeyRules } from '#api/features/accounts/secondFactor/secondFactor.rules.ts'
import type { PasskeyRow_passkey$key } from '#web/__generated__/PasskeyRow_passkey.graphql.ts'
import type { PasskeyRowRemoveMutation } from '#web/__generated__/PasskeyRowRemoveMutation.graphql.ts'
import type { PasskeyRowRenameMutation } from '#web/__generated__/PasskeyRowRenameMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { agoInside, formatDate } from '#web/ui/format.ts'

const rules = renamePasskeyRules.pick(['name'])

export function PasskeyRow({ passkey }: { passkey: PasskeyRow_passkey$key }) {
  const { id, name, synced, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        synced
        createdAt
        lastUsedAt
      }
    `,
    passkey,
  )
  const [naming, setNaming] = useState(false)
  const [rename] = useAction<PasskeyRowRenameMutation>(
    graphql`
      mutation PasskeyRowRenameMutation($input: RenamePasskeyInput!) {
        renamePasskey(input: $input) {
          passkey {
            ...PasskeyRow_passkey
          }
        }
      }
    `,
    { success: { title: texts.renamed() }, failure: texts.notRenamed() },
  )
  const remove = useRemovePasskey()
  return (
    <HStack as="li" gap="3" paddingY="3" borderBottomWidth="1px" justifyContent="space-between" wrap="wrap">
      <Stack gap="0.5" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {synced && <Tag title={texts.syncedMeans()}>{texts.synced()}</Tag>}
        </HStack>
        <Text color="fg.muted">
          {lastUsedAt
            ? texts.times({ createdAt: formatDate(createdAt), lastUsedAt: agoInside(lastUsedAt) })
            : texts.timesNeverUsed({ createdAt: formatDate(createdAt) })}
        </Text>
      </Stack>
      <HStack>
        <Button size="sm" variant="outline" aria-label={texts.renameNamed({ name })} onClick={() => setNaming(true)}>
          <Pencil size={14} aria-hidden />
          {texts.rename()}
        </Button>
        <Button size="sm" variant="outline" aria-label={texts.removeNamed({ name })} onClick={() => remove(id, name)}>
          <Trash2 size={14} aria-hidden />
          {texts.remove()}
        </Button>
      </HStack>
      {naming && (
        <FormDialog
          call="renamePasskey"
          open
          onClose={() => setNaming(false)}
          title={texts.renameNamed({ name })}
          rules={rules}
          initial={{ name }}
          action={(values) => rename({ input: { id, ...values } })}
          submit={texts.saveName()}
        >
          <TextField name="name" autoComplete="off" />
        </FormDialog>
      )}
    </HStack>
  )
}

function useRemovePasskey() {
  const confirm = useConfirm()
  const [remove] = useAction<PasskeyRowRemoveMutation>(
    graphql`
      mutation PasskeyRowRemoveMutation($input: RemovePasskeyInput!) {
        removePasskey(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.notRemoved() },
  )
  return (id: string, name: string) =>
    confirm({
      title: texts.removeQuestion({ name }),
      message: texts.removeWhat(),
      confirm: texts.remove(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
}
