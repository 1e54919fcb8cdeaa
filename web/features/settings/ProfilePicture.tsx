/** The own picture: chosen, looked at, saved, replaced, removed. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { fetchQuery, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/settings/profilePicture.js'
import { mostPictureBytes } from '#api/features/accounts/picture.rules.ts'
import { acceptedOf, pictureTypes, wordsOf } from '#api/features/files/file.rules.ts'
import type { ProfilePicture_viewer$key } from '#web/__generated__/ProfilePicture_viewer.graphql.ts'
import type { ProfilePictureQuery } from '#web/__generated__/ProfilePictureQuery.graphql.ts'
import type { ProfilePictureRemoveMutation } from '#web/__generated__/ProfilePictureRemoveMutation.graphql.ts'
import { sendTo } from '#web/features/files/sendFile.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { formatBytes } from '#web/ui/format.ts'
import { Initials } from '#web/ui/Initials.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { dataUrl, squarePicture } from './squarePicture.ts'

interface Chosen {
  file: File
  url: string
}

export function ProfilePicture({ viewer }: { viewer: ProfilePicture_viewer$key }) {
  const { name, profileImage } = useFragment(
    graphql`
      fragment ProfilePicture_viewer on Viewer {
        name
        profileImage
      }
    `,
    viewer,
  )
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState('')
  const { percent, send } = useSending()
  const remove = useRemoving()
  const choose = async (given: File | undefined) => {
    if (!given) return
    setProblem('')
    const file = await squarePicture(given)
    setChosen({ file, url: await dataUrl(file) })
  }
  const save = async ({ file }: Chosen) => {
    try {
      await send(file)
    } catch (error) {
      setProblem((error as Error).message)
    }
    setChosen(null)
  }
  return (
    <Section title={texts.picture()}>
      <Flex gap="5" align="center" direction={{ base: 'column', sm: 'row' }}>
        <Initials name={name} image={chosen?.url ?? profileImage} size="24" />
        <Stack gap="3" flex="1" minW="0" width="full">
          {percent !== null ? (
            <ProgressBar label={texts.uploadOfYourPicture()} percent={percent} height="2" />
          ) : chosen ? (
            <>
              <Text>{texts.thisIsHowOthersWill()}</Text>
              <HStack wrap="wrap">
                <Button onClick={() => void save(chosen)}>{texts.savePicture()}</Button>
                <Button variant="outline" onClick={() => setChosen(null)}>
                  {texts.cancel()}
                </Button>
              </HStack>
            </>
          ) : (
            <>
              <DropZone
                single
                accept={acceptedOf(pictureTypes)}
                hint={texts.orDropItHere({
                  pictureTypes: wordsOf(pictureTypes),
                  mostPictureBytes: formatBytes(mostPictureBytes),
                })}
                onFiles={([file]) => void choose(file)}
              />
              {profileImage && (
                <Button size="sm" variant="outline" alignSelf="start" onClick={remove}>
                  <Trash2 size={14} aria-hidden />
                  {texts.removePicture()}
                </Button>
              )}
            </>
          )}
          {problem && (
            <Text role="alert" color="fg.error" overflowWrap="anywhere">
              {problem}
            </Text>
          )}
        </Stack>
      </Flex>
    </Section>
  )
}

/** Sends a picture and shows it wherever the viewer's is shown; `percent` is null when nothing is on its way. */
function useSending() {
  const environment = useRelayEnvironment()
  const [percent, setPercent] = useState<number | null>(null)
  const send = async (file: File) => {
    setPercent(0)
    try {
      await sendTo('/api/user/picture', {}, file, (part) => setPercent(Math.round(part * 100))).done
      toast({ kind: 'success', title: texts.pictureSaved() })
      await fetchQuery<ProfilePictureQuery>(
        environment,
        graphql`
          query ProfilePictureQuery {
            viewer {
              ...ProfilePicture_viewer
            }
          }
        `,
        {},
      ).toPromise()
    } finally {
      setPercent(null)
    }
  }
  return { percent, send }
}

/** Asks, and takes the picture away. */
function useRemoving() {
  const confirm = useConfirm()
  const [remove] = useAction<ProfilePictureRemoveMutation>(
    graphql`
      mutation ProfilePictureRemoveMutation {
        removePicture {
          viewer {
            ...ProfilePicture_viewer
          }
        }
      }
    `,
    {
      success: { title: texts.pictureRemoved() },
      failure: texts.failedToRemoveThePicture(),
    },
  )
  return () =>
    confirm({
      title: texts.removeYourPicture(),
      message: texts.yourInitialsStandInIts(),
      confirm: texts.removePicture(),
      danger: true,
      onConfirm: async () => (await remove({})).ok,
    })
}
