/** What a grant owes to its funder, in the order of the days. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { CalendarPlus, Check } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { isoToday } from '#api/universityDay.rules.ts'
import * as form from '#texts/grants/form.js'
import * as texts from '#texts/grants/view.js'
import { dotted } from '#listed'
import type { GrantItems_grant$key } from '#web/__generated__/GrantItems_grant.graphql.ts'
import type { GrantItemsRemoveMutation } from '#web/__generated__/GrantItemsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { AddItem, EditItem, type Item } from './ItemForm.tsx'
import { itemKindWords } from './grantWords.ts'

export function GrantItems({ grant }: { grant: GrantItems_grant$key }) {
  const { id, canUpdate, items } = useFragment(
    graphql`
      fragment GrantItems_grant on ResearchGrant {
        id
        canUpdate
        items {
          id
          kind
          title
          dueOn
          doneOn
          isOverdue
        }
      }
    `,
    grant,
  )
  const [open, setOpen] = useState<'new' | Item | null>(null)
  const [remove] = useAction<GrantItemsRemoveMutation>(
    graphql`
      mutation GrantItemsRemoveMutation($input: RemoveGrantItemInput!) {
        removeGrantItem(input: $input) {
          grant {
            id
          }
        }
      }
    `,
    { success: { title: texts.itemRemoved() }, failure: form.failed() },
  )
  if (!items) return null
  const onClose = () => setOpen(null)
  const button = canUpdate && (
    <Button variant="outline" alignSelf="start" onClick={() => setOpen('new')}>
      <CalendarPlus size={16} aria-hidden />
      {form.addItem()}
    </Button>
  )
  const dialog =
    open && (open === 'new' ? <AddItem id={id} onClose={onClose} /> : <EditItem item={open} onClose={onClose} />)
  if (!items.length)
    return (
      <>
        {button && <AddButton>{button}</AddButton>}
        {dialog}
      </>
    )
  return (
    <Section title={texts.items()}>
      <Stack as="ul" gap="0" listStyleType="none">
        {items.map((item) => (
          <Flex
            wrap="wrap"
            as="li"
            key={item.id}
            gap="3"
            alignItems="start"
            paddingY="2.5"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <Stack gap="0.5" flex="1 1 220px" minW="0">
              <Flex gap="2" wrap="wrap" alignItems="center">
                <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
                  {item.title}
                </Text>
                {item.isOverdue && <Tag tone="danger">{texts.overdue()}</Tag>}
                {item.doneOn && <Tag tone="success">{texts.delivered()}</Tag>}
              </Flex>
              <Text fontSize="sm" color="fg.muted">
                {dotted([
                  itemKindWords[item.kind],
                  texts.due({ date: formatDate(item.dueOn) }),
                  item.doneOn && texts.deliveredOn({ date: formatDate(item.doneOn) }),
                ])}
              </Text>
            </Stack>
            {canUpdate && !item.doneOn && (
              <Button
                size="sm"
                variant="outline"
                aria-label={texts.deliverNamed({ title: item.title })}
                onClick={() => setOpen({ ...item, offered: isoToday() })}
              >
                <Check size={14} aria-hidden />
                {texts.deliver()}
              </Button>
            )}
            {canUpdate && (
              <RowMenu
                label={texts.actionsFor({ title: item.title })}
                size="sm"
                actions={[
                  { label: form.editItem(), onSelect: () => setOpen(item) },
                  { label: texts.remove(), danger: true, onSelect: () => void remove({ input: { id: item.id } }) },
                ]}
              />
            )}
          </Flex>
        ))}
      </Stack>
      {button}
      {dialog}
    </Section>
  )
}
