/** What the platform is called and how it looks: a draft with its preview, which is published for everybody. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/branding/page.js'
import * as pages from '#texts/branding/pages.js'
import type { WhiteLabelPageQuery } from '#web/__generated__/WhiteLabelPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { formatTime } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { LookVersions } from './LookVersions.tsx'
import { PictureAddressesProvider } from './pictureAddresses.ts'
import { useLookActions } from './useLookActions.ts'
import { WhiteLabelForm } from './WhiteLabelForm.tsx'

export default function WhiteLabelPage() {
  // The published look is read again with the page, so that the app around takes it on once it changes.
  const { whiteLabel, whiteLabelDraft, whiteLabelDesk } = usePage<WhiteLabelPageQuery>(graphql`
    query WhiteLabelPageQuery @preloadable {
      whiteLabel {
        platformName
        shortName
        tagline
        arabicName
        arabicShortName
        arabicTagline
        accentColor
        backgroundColor
        textColor
        primaryColor
        secondaryColor
        faviconUrl
        logoUrl
        logoDarkUrl
        logoHasName
        sidebarLabels
        roleLabels
        ...WhiteLabelForm_look
      }
      whiteLabelDraft {
        ...WhiteLabelForm_look
      }
      whiteLabelDesk {
        revision
        pictures {
          path
          address
        }
        draftAt
        draftBy {
          name
        }
        ...LookVersions_desk
      }
    }
  `)
  const { revision, draftAt, draftBy, pictures } = whiteLabelDesk
  const { publish, discard, reset, restore } = useLookActions(revision, whiteLabelDraft !== null)
  return (
    <>
      <PageHeader
        title={pages.title()}
        description={texts.description()}
        actions={
          <HStack wrap="wrap">
            <Button variant="outline" onClick={reset}>
              {texts.reset()}
            </Button>
            {whiteLabelDraft && (
              <>
                <Button variant="outline" onClick={discard}>
                  {texts.discard()}
                </Button>
                <Button onClick={publish}>{texts.publish()}</Button>
              </>
            )}
          </HStack>
        }
      />
      {whiteLabelDraft && (
        <Text marginBottom="4" role="status">
          {draftAt && draftBy ? texts.hasDraftOf({ name: draftBy.name, time: formatTime(draftAt) }) : texts.hasDraft()}
        </Text>
      )}
      <Stack gap="5">
        <PictureAddressesProvider value={new Map(pictures.map(({ path, address }) => [path, address ?? path]))}>
          <WhiteLabelForm look={whiteLabelDraft ?? whiteLabel} revision={revision} />
        </PictureAddressesProvider>
        <LookVersions desk={whiteLabelDesk} restore={restore} />
      </Stack>
    </>
  )
}
