/** The discussion of a team: its members write, change and delete what is theirs. */
import { Button, Flex, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import { updateTeamPostRules, writeTeamPostRules } from '#api/features/teams/team.rules.ts'
import type { TeamDiscussion_team$key } from '#web/__generated__/TeamDiscussion_team.graphql.ts'
import type { TeamDiscussionDeleteMutation } from '#web/__generated__/TeamDiscussionDeleteMutation.graphql.ts'
import type { TeamDiscussionQuery } from '#web/__generated__/TeamDiscussionQuery.graphql.ts'
import type { TeamDiscussionUpdateMutation } from '#web/__generated__/TeamDiscussionUpdateMutation.graphql.ts'
import type { TeamDiscussionWriteMutation } from '#web/__generated__/TeamDiscussionWriteMutation.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatTime } from '#web/ui/format.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'

const pageSize = 10

export function TeamDiscussion({ team: key }: { team: TeamDiscussion_team$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    TeamDiscussionQuery,
    TeamDiscussion_team$key
  >(
    graphql`
      fragment TeamDiscussion_team on Team
      @refetchable(queryName: "TeamDiscussionQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        isArchived
        posts(first: $count, after: $cursor) @connection(key: "TeamDiscussion_posts") {
          edges {
            node {
              id
              text
              authorName
              createdAt
              editedAt
              canUpdate
              canDelete
            }
          }
        }
      }
    `,
    key,
  )
  const again = () => refetch({ count: pageSize }, { fetchPolicy: 'store-and-network' })
  const { write, update, remove } = usePosts()
  const confirm = useConfirm()
  const [edited, setEdited] = useState<{ id: string; text: string } | null>(null)
  const [written, setWritten] = useState(0)
  const posts = nodesOf(data.posts)
  return (
    <Section title="Discussion">
      {!data.isArchived && (
        <Form
          key={written}
          rules={writeTeamPostRules.pick(['text'])}
          initial={{ text: '' }}
          guard={false}
          action={({ text }) => write({ input: { id: data.id, text } })}
          onDone={() => {
            setWritten((times) => times + 1)
            again()
          }}
          actions={
            <HStack>
              <SubmitButton>Post</SubmitButton>
            </HStack>
          }
        >
          <TextArea name="text" rows={2} hint="Only the members read it. Markdown is understood." />
        </Form>
      )}
      {posts.length === 0 && <Text color="fg.muted">Nothing has been written yet.</Text>}
      <Stack as="ul" gap="5" listStyleType="none" aria-label="Posts, the latest first">
        {posts.map(({ id, text, authorName, createdAt, editedAt, canUpdate, canDelete }) => (
          <HStack as="li" key={id} gap="3" alignItems="start">
            <Initials name={authorName ?? '?'} />
            <Stack gap="1" flex="1" minW="0">
              <Flex gap="2" wrap="wrap" alignItems="baseline">
                <Text fontWeight="medium">{authorName ?? 'Somebody who has left'}</Text>
                <Text color="fg.muted" fontSize="xs">
                  {formatTime(createdAt)}
                  {editedAt && ' · edited'}
                </Text>
              </Flex>
              <MarkdownText under={2}>{text}</MarkdownText>
            </Stack>
            {(canUpdate || canDelete) && !data.isArchived && (
              <ActionMenu
                trigger={
                  <IconButton
                    size="xs"
                    variant="ghost"
                    aria-label={`Actions for the post of ${authorName ?? 'somebody'}, ${formatTime(createdAt)}`}
                  >
                    <EllipsisVertical size={16} />
                  </IconButton>
                }
                actions={[
                  ...(canUpdate ? [{ label: 'Edit', onSelect: () => setEdited({ id, text }) }] : []),
                  {
                    label: 'Delete',
                    danger: true,
                    onSelect: () =>
                      confirm({
                        title: 'Delete the post?',
                        message: 'It is gone for everybody.',
                        confirm: 'Delete',
                        danger: true,
                        onConfirm: async () => {
                          const { ok } = await remove({ input: { id } })
                          if (ok) again()
                          return ok
                        },
                      }),
                  },
                ]}
              />
            )}
          </HStack>
        ))}
      </Stack>
      {hasNext && (
        <Button size="sm" variant="outline" loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Show earlier posts
        </Button>
      )}
      {edited && (
        <FormDialog
          open
          onClose={() => setEdited(null)}
          title="Edit post"
          rules={updateTeamPostRules.pick(['text'])}
          initial={{ text: edited.text }}
          action={({ text }) => update({ input: { id: edited.id, text } })}
          onDone={again}
          submit="Save"
        >
          <TextArea name="text" rows={4} />
        </FormDialog>
      )}
    </Section>
  )
}

function usePosts() {
  const [write] = useAction<TeamDiscussionWriteMutation>(graphql`
    mutation TeamDiscussionWriteMutation($input: WriteTeamPostInput!) {
      writeTeamPost(input: $input) {
        team {
          name
        }
      }
    }
  `)
  const [update] = useAction<TeamDiscussionUpdateMutation>(graphql`
    mutation TeamDiscussionUpdateMutation($input: UpdateTeamPostInput!) {
      updateTeamPost(input: $input) {
        team {
          name
        }
      }
    }
  `)
  const [remove] = useAction<TeamDiscussionDeleteMutation>(graphql`
    mutation TeamDiscussionDeleteMutation($input: DeleteTeamPostInput!) {
      deleteTeamPost(input: $input) {
        team {
          name
        }
      }
    }
  `)
  return { write, update, remove }
}
