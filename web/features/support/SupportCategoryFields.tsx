/** What a category asks for beside what every request has; the team adds, changes, orders and removes it. */
import { Button, Flex, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/fields.js'
import { dotted, listed } from '#listed'
import type { SupportCategoryFields_category$key } from '#web/__generated__/SupportCategoryFields_category.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { EditSupportField, freshField, kindWords, type EditedField } from './SupportFieldForm.tsx'
import { useCategoryFields } from './useCategoryFields.ts'

export function SupportCategoryFields({ category: key }: { category: SupportCategoryFields_category$key }) {
  const { id, fields } = useFragment(
    graphql`
      fragment SupportCategoryFields_category on SupportCategory {
        id
        fields {
          number
          label
          hint
          kind
          required
          choices
        }
      }
    `,
    key,
  )
  const [edited, setEdited] = useState<EditedField | null>(null)
  const { remove, move, pending } = useCategoryFields(id)
  const confirm = useConfirm()
  const all = fields as readonly (EditedField & { number: number })[]
  const askToRemove = ({ number, label }: (typeof all)[number]) =>
    confirm({
      title: texts.removeQuestion(),
      message: texts.removeConsequence({ label }),
      confirm: texts.remove(),
      danger: true,
      onConfirm: () => remove(number),
    })
  return (
    <Section title={texts.title()}>
      {all.length === 0 && <Text color="fg.muted">{texts.none()}</Text>}
      <Stack as="ol" gap="3" listStyleType="none">
        {all.map((field, nth) => (
          <Flex as="li" key={field.number} gap="3" alignItems="start">
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
                {field.label}
              </Text>
              <Text fontSize="sm" color="fg.muted" dir="auto">
                {dotted([kindWords[field.kind], field.required && texts.needed(), listed(field.choices)])}
              </Text>
            </Stack>
            <HStack gap="0.5" flexShrink="0">
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={texts.moveUp({ label: field.label })}
                disabled={nth === 0 || pending}
                onClick={() => void move(field.number, true)}
              >
                <ArrowUp size={16} aria-hidden />
              </IconButton>
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={texts.moveDown({ label: field.label })}
                disabled={nth === all.length - 1 || pending}
                onClick={() => void move(field.number, false)}
              >
                <ArrowDown size={16} aria-hidden />
              </IconButton>
              <RowMenu
                label={texts.actionsFor({ label: field.label })}
                actions={[
                  { label: texts.edit(), onSelect: () => setEdited(field) },
                  { label: texts.remove(), danger: true, onSelect: () => askToRemove(field) },
                ]}
              />
            </HStack>
          </Flex>
        ))}
      </Stack>
      <HStack>
        <Button size="sm" variant="outline" onClick={() => setEdited(freshField)}>
          <Plus size={14} aria-hidden />
          {texts.add()}
        </Button>
      </HStack>
      {edited && <EditSupportField category={id} field={edited} onClose={() => setEdited(null)} />}
    </Section>
  )
}
