/** What the button of the views opens: each view as a link, and the way to save what is shown. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { BellRing } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useLocation } from 'react-router'
import { isFollowedList } from '#api/features/views/view.rules.ts'
import * as texts from '#texts/views/menu.js'
import type { ViewsPanelQuery } from '#web/__generated__/ViewsPanelQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { SavedButton, SavedPanel } from '#web/ui/saved/SavedPanel.tsx'
import type { ViewedList } from './SavedViews.tsx'
import { EditView, NewView } from './ViewForm.tsx'
import { useViews } from './useViews.ts'
import { viewOf } from './viewOf.ts'

interface Props extends ViewedList {
  onDone: () => void
}

export default function ViewsPanel({ list, variables, onDone }: Props) {
  const { savedViews } = useRead<ViewsPanelQuery>(
    graphql`
      query ViewsPanelQuery($list: String!) {
        savedViews(list: $list) {
          id
          name
          query
          shared
          followed
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
  const { replace, remove } = useViews()
  const asks = (query: string) => ({ query, filter: variables({ search: new URLSearchParams(query) }).filter ?? null })
  const followable = isFollowedList(list)
  return (
    <SavedPanel
      saved={savedViews}
      words={{
        title: texts.title(),
        none: followable ? texts.noneFollowed() : texts.none(),
        save: texts.save(),
        rename: texts.change(),
        replace: texts.update(),
        delete: texts.delete(),
        deleteQuestion: texts.deleteQuestion(),
        actionsFor: texts.actionsFor,
        deleteShared: texts.deleteShared,
        deleteConsequence: texts.deleteConsequence,
      }}
      opener={(view) => (
        <SavedButton asChild>
          <Link
            to={{ pathname, search: view.query }}
            aria-current={view.query === shown ? 'true' : undefined}
            onClick={onDone}
          >
            <Stack gap="0" minW="0" textAlign="start">
              <Text truncate dir="auto" fontWeight={view.query === shown ? 'semibold' : 'normal'}>
                {view.name}
              </Text>
              {view.canUpdate && view.followed && (
                <HStack gap="1" fontSize="xs" color="fg.muted">
                  <BellRing size={12} aria-hidden />
                  {texts.followed()}
                </HStack>
              )}
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
        </SavedButton>
      )}
      onReplace={(id) => replace(id, asks(shown))}
      onRemove={remove}
      form={(view, onClose) =>
        view ? (
          <EditView view={view} asks={asks(view.query)} followable={followable} onClose={onClose} />
        ) : (
          <NewView list={list} asks={asks(shown)} followable={followable} onClose={onClose} />
        )
      }
    />
  )
}
