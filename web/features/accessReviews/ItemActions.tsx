/** What a reviewer decides about one item: keep, remove or change. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/accessReviews/actions.js'
import * as errors from '#texts/accessReviews/errors.js'
import { useViewer } from '#web/app/AppContext.tsx'
import type { ItemActions_item$key } from '#web/__generated__/ItemActions_item.graphql.ts'
import { ChangeAccess, RemoveAccess, useDecide } from './DecideItems.tsx'

export function ItemActions({ item: key, of }: { item: ItemActions_item$key; of: string }) {
  const { id, role, expiresOn, canDecide, user } = useFragment(
    graphql`
      fragment ItemActions_item on AccessReviewItem {
        id
        role
        expiresOn
        canDecide
        user {
          number
        }
      }
    `,
    key,
  )
  const viewer = useViewer()
  const [decide, deciding] = useDecide()
  const [open, setOpen] = useState<'remove' | 'change' | null>(null)
  if (!canDecide)
    return user?.number === viewer.number ? (
      <Text color="fg.muted" fontSize="sm">
        {errors.ownAccess()}
      </Text>
    ) : null
  const onClose = () => setOpen(null)
  return (
    <>
      <HStack gap="1" flexWrap="wrap">
        <Button
          size="xs"
          variant="outline"
          loading={deciding}
          aria-label={texts.keepOf({ of })}
          onClick={() => void decide({ input: { ids: [id], decision: 'KEEP' } })}
        >
          {texts.keep()}
        </Button>
        <Button size="xs" variant="outline" aria-label={texts.changeOf({ of })} onClick={() => setOpen('change')}>
          {texts.change()}
        </Button>
        <Button
          size="xs"
          variant="outline"
          colorPalette="danger"
          aria-label={texts.removeOf({ of })}
          onClick={() => setOpen('remove')}
        >
          {texts.remove()}
        </Button>
      </HStack>
      {open === 'remove' && <RemoveAccess ids={[id]} onClose={onClose} />}
      {open === 'change' && (
        <ChangeAccess id={id} role={role ?? null} expiresOn={expiresOn ?? null} onClose={onClose} />
      )}
    </>
  )
}
