/** The data room of a project, as a section of its page: the way to it, or to begin it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { FolderLock } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import * as texts from '#texts/dataRooms/project.js'
import type { ProjectDataRoom_project$key } from '#web/__generated__/ProjectDataRoom_project.graphql.ts'
import type { ProjectDataRoomStartMutation } from '#web/__generated__/ProjectDataRoomStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'

export function ProjectDataRoom({ project: key }: { project: ProjectDataRoom_project$key }) {
  const { id, canStartDataRoom, dataRoom } = useFragment(
    graphql`
      fragment ProjectDataRoom_project on Project {
        id
        canStartDataRoom
        dataRoom {
          path
          canUpdate
          canRequest
          ownGrant {
            isStanding
          }
          documents {
            id
          }
        }
      }
    `,
    key,
  )
  if (!dataRoom) return canStartDataRoom ? <Start projectId={id} /> : null
  const { path, canRequest, ownGrant, documents } = dataRoom
  const words = canRequest
    ? ownGrant?.isStanding
      ? texts.granted()
      : texts.forReaders()
    : texts.documents({ count: documents.length })
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{words}</Text>
      <HStack>
        <Button asChild size="sm" variant="outline">
          <Link to={path}>
            <FolderLock size={14} aria-hidden />
            {texts.open()}
          </Link>
        </Button>
      </HStack>
    </Section>
  )
}

function Start({ projectId }: { projectId: string }) {
  const navigate = useNavigate()
  const [start, starting] = useAction<ProjectDataRoomStartMutation>(
    graphql`
      mutation ProjectDataRoomStartMutation($input: StartDataRoomInput!) {
        startDataRoom(input: $input) {
          dataRoom {
            path
          }
        }
      }
    `,
    { success: { title: texts.started() }, failure: texts.failed() },
  )
  const begin = async () => {
    const outcome = await start({ input: { projectId } })
    const path = outcome.ok && outcome.data.startDataRoom.dataRoom?.path
    if (path) void navigate(path)
  }
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.hint()}</Text>
      <HStack>
        <Button size="sm" variant="outline" loading={starting} onClick={() => void begin()}>
          <FolderLock size={14} aria-hidden />
          {texts.start()}
        </Button>
      </HStack>
    </Section>
  )
}
