/** What the platform is called and how it looks: a draft with its preview, which is published for everybody. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/branding/page.js'
import type { WhiteLabelPageQuery } from '#web/__generated__/WhiteLabelPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useLookActions } from './useLookActions.ts'
import { WhiteLabelForm } from './WhiteLabelForm.tsx'

export default function WhiteLabelPage() {
  // The published look is read again with the page, so that the app around takes it on once it changes.
  const { whiteLabel, whiteLabelDraft } = usePage<WhiteLabelPageQuery>(graphql`
    query WhiteLabelPageQuery @preloadable {
      whiteLabel {
        platformName
        accentColor
        backgroundColor
        textColor
        primaryColor
        secondaryColor
        faviconUrl
        sidebarLabels
        roleLabels
        ...WhiteLabelForm_look
      }
      whiteLabelDraft {
        ...WhiteLabelForm_look
      }
    }
  `)
  const { publish, discard, reset } = useLookActions()
  return (
    <>
      <PageHeader
        title={texts.title()}
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
          {texts.hasDraft()}
        </Text>
      )}
      <WhiteLabelForm look={whiteLabelDraft ?? whiteLabel} />
    </>
  )
}
