/** One published technology, for everybody: what it is, what is offered, and how to reach the university. */
import { Button, Heading, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Download, Link2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as landing from '#texts/app/landingPage.js'
import * as texts from '#texts/summaries/page.js'
import type { TechnologyPageQuery } from '#web/__generated__/TechnologyPageQuery.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useNamePage } from '#web/ui/pageName.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { ContactUniversity } from './ContactUniversity.tsx'
import { technologiesPath } from './summaryPaths.ts'
import { TechnologyText } from './TechnologyText.tsx'
import { VisitorPage } from './VisitorPage.tsx'

export default function TechnologyPage() {
  const { publishedTechnology: technology, answerPromise } = usePage<TechnologyPageQuery>(graphql`
    query TechnologyPageQuery($number: Int!) @preloadable {
      publishedTechnology(number: $number) {
        number
        headline
        problem
        solution
        alternative
        advantages
        sector
        offers
        sought
        protection
        department
        validatedTrl
        claimedTrl
        contactName
      }
      answerPromise(kind: ENQUIRY_ANSWER) {
        days
        kept {
          answered
          inTime
        }
      }
    }
  `)
  const { viewer } = useApp()
  useNamePage(technology?.headline ?? texts.notFound())
  if (!technology)
    return (
      <VisitorPage>
        <RecordMissing
          title={texts.notFound()}
          message={texts.gone()}
          back={{ to: technologiesPath, label: texts.allTechnologies() }}
        />
      </VisitorPage>
    )
  const { number, headline } = technology
  const {
    days,
    kept: { answered, inTime },
  } = answerPromise
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}${technologiesPath}/${number}`)
    toast({ kind: 'success', title: texts.linkCopied() })
  }
  return (
    <VisitorPage>
      <Stack gap="6">
        <Stack gap="4">
          <TextLink asChild textDecoration="underline">
            <Link to={technologiesPath}>{texts.allTechnologies()}</Link>
          </TextLink>
          <Heading as="h1" size={{ base: '2xl', md: '4xl' }} tabIndex={-1} overflowWrap="anywhere" dir="auto">
            {headline}
          </Heading>
          <HStack flexWrap="wrap">
            <ContactUniversity number={number} headline={headline} />
            <Button asChild variant="outline">
              <a href={`/api/technologies/${number}/summary`} download>
                <Download size={16} aria-hidden />
                {texts.downloadPdf()}
              </a>
            </Button>
            <Button variant="outline" onClick={() => void share()}>
              <Link2 size={16} aria-hidden />
              {texts.copyLink()}
            </Button>
          </HStack>
          {typeof days === 'number' && (
            <Text color="fg.muted">
              {texts.answeredWithin({ days })}{' '}
              {typeof inTime === 'number' && texts.answeredInTime({ answered, inTime })}
            </Text>
          )}
        </Stack>
        <TechnologyText technology={technology} />
        {!viewer && (
          <Text color="fg.muted">
            {texts.forPartners()}{' '}
            <TextLink asChild textDecoration="underline">
              <Link to={`/auth?from=${encodeURIComponent(`${technologiesPath}/${number}`)}`}>{landing.signIn()}</Link>
            </TextLink>
          </Text>
        )}
      </Stack>
    </VisitorPage>
  )
}
