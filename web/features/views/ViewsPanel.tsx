/** What the button of the views opens: each view as a link, and the way to save what is shown. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useLocation } from 'react-router'
import * as texts from '#texts/views/menu.js'
import type { ViewsPanelQuery } from '#web/__generated__/ViewsPanelQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { EditView, NewView } from './ViewForm.tsx'
import { useViews } from './useViews.ts'
import { viewOf } from './viewOf.ts'

interface Props {
  list: string
  onDone: () => void
}

export default function ViewsPanel({ list, onDone }: Props) {
  const { savedViews } = useRead<ViewsPanelQuery>(
    graphql`
      query ViewsPanelQuery($list: String!) {
        savedViews(list: $list) {
          id
          name
          query
          shared
          canUpdate
          owner {
            name
          }
        }
      }
    `,
    { list },
  )
  const { pathname, search } = useLocation()
  const shown = viewOf(search)
  const [edited, setEdited] = useState<(typeof savedViews)[number] | 'new' | null>(null)
  const { replace, remove } = useViews()
  const confirm = useConfirm()
  const askToRemove = ({ id, name, shared }: (typeof savedViews)[number]) =>
    confirm({
      title: texts.deleteQuestion(),
      message: shared ? texts.deleteShared({ name }) : texts.deleteConsequence({ name }),
      confirm: texts.delete(),
      danger: true,
      onConfirm: () => remove(id),
    })
  return (
    <Stack gap="3" padding="3">
      {savedViews.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          {texts.none()}
        </Text>
      ) : (
        <Stack as="ul" gap="0.5" listStyleType="none" aria-label={texts.title()} maxH="50dvh" overflowY="auto">
          {savedViews.map((view) => (
            <Flex as="li" key={view.id} gap="1" alignItems="center">
              <Button
                asChild
                variant="ghost"
                size="sm"
                flex="1"
                minW="0"
                justifyContent="start"
                height="auto"
                paddingY="1.5"
              >
                <Link
                  to={{ pathname, search: view.query }}
                  aria-current={view.query === shown ? 'true' : undefined}
                  onClick={onDone}
                >
                  <Stack gap="0" minW="0" textAlign="start">
                    <Text truncate dir="auto" fontWeight={view.query === shown ? 'semibold' : 'normal'}>
                      {view.name}
                    </Text>
                    {view.shared && (
                      <Text fontSize="xs" color="fg.muted">
                        {view.canUpdate
                          ? texts.shared()
                          : view.owner
                            ? texts.of({ name: view.owner.name })
                            : texts.ofFormer()}
                      </Text>
                    )}
                  </Stack>
                </Link>
              </Button>
              {view.canUpdate && (
                <RowMenu
                  label={texts.actionsFor({ name: view.name })}
                  actions={[
                    { label: texts.rename(), onSelect: () => setEdited(view) },
                    { label: texts.update(), onSelect: () => void replace(view.id, shown) },
                    { label: texts.delete(), danger: true, onSelect: () => askToRemove(view) },
                  ]}
                />
              )}
            </Flex>
          ))}
        </Stack>
      )}
      <Button size="sm" variant="outline" alignSelf="start" onClick={() => setEdited('new')}>
        <Plus size={14} aria-hidden />
        {texts.save()}
      </Button>
      {edited === 'new' && <NewView list={list} query={shown} onClose={() => setEdited(null)} />}
      {edited !== null && edited !== 'new' && <EditView view={edited} onClose={() => setEdited(null)} />}
    </Stack>
  )
}
