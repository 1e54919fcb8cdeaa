/** 'Deleted' above one's own projects: what was deleted recently, with the way back. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/deletedProjects.js'
import type { DeletedProjectsMutation } from '#web/__generated__/DeletedProjectsMutation.graphql.ts'
import type { DeletedProjectsQuery } from '#web/__generated__/DeletedProjectsQuery.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'

export function DeletedProjects() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Trash2 size={16} aria-hidden />
        {texts.deleted()}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={texts.deletedProjects()}>
        <Suspense fallback={<PartSpinner />}>
          <Content onRestored={() => setOpen(false)} />
        </Suspense>
      </Modal>
    </>
  )
}

function Content({ onRestored }: { onRestored: () => void }) {
  const { deletedProjects } = useRead<DeletedProjectsQuery>(
    graphql`
      query DeletedProjectsQuery {
        deletedProjects {
          projectId
          title
          deletedAt
          restorableUntil
        }
      }
    `,
    {},
  )
  const [restore, pending] = useAction<DeletedProjectsMutation>(
    graphql`
      mutation DeletedProjectsMutation($input: RestoreProjectsInput!) {
        restoreProjects(input: $input) {
          projects {
            title
          }
        }
      }
    `,
    {
      success: { title: texts.projectRestored(), description: texts.itIsBackAsIt() },
      failure: texts.failedToRestoreProject(),
    },
  )
  if (!deletedProjects.length)
    return <EmptyState icon={Trash2} title={texts.nothingDeleted()} message={texts.aProjectThatYouDelete()} />
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {deletedProjects.map(({ projectId, title, deletedAt, restorableUntil }) => (
        <Flex as="li" key={projectId} gap="3" justifyContent="space-between" alignItems="center">
          <Stack gap="0" minW="0">
            <Text fontWeight="medium">{title}</Text>
            <Text color="fg.muted" fontSize="xs">
              {texts.deletedCanBeRestored({
                deletedAt: formatDate(deletedAt),
                restorableUntil: formatDate(restorableUntil),
              })}
            </Text>
          </Stack>
          <Button
            size="xs"
            variant="outline"
            disabled={pending}
            aria-label={texts.restoreTitle({ title })}
            onClick={() => void restore({ input: { ids: [projectId] } }).then(({ ok }) => ok && onRestored())}
          >
            <ArchiveRestore size={14} aria-hidden />
            {texts.restore()}
          </Button>
        </Flex>
      ))}
    </Stack>
  )
}
