/** The way back from ORCID: it takes the answer at once, and asks when another account has proven the same iD. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as texts from '#texts/orcid/back.js'
import type { OrcidReturnPageConnectMutation } from '#web/__generated__/OrcidReturnPageConnectMutation.graphql.ts'
import type { OrcidReturnPageMoveMutation } from '#web/__generated__/OrcidReturnPageMoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ServiceProblem, useServiceAnswer } from '#web/ui/serviceReturn.tsx'
import { Section } from '#web/ui/Facts.tsx'

const settings = '/settings?section=profile'
const success = { title: texts.connected() }

export default function OrcidReturnPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [taken, setTaken] = useState<string | null>(null)
  const [connect] = useAction<OrcidReturnPageConnectMutation>(
    graphql`
      mutation OrcidReturnPageConnectMutation($input: ConnectOrcidInput!) {
        connectOrcid(input: $input) {
          conflict
        }
      }
    `,
    { success: (data) => (data.connectOrcid?.conflict ? null : success), failure: null },
  )
  const [move, moving] = useAction<OrcidReturnPageMoveMutation>(
    graphql`
      mutation OrcidReturnPageMoveMutation($input: MoveOrcidInput!) {
        moveOrcid(input: $input) {
          person {
            ...OrcidLink_user
          }
        }
      }
    `,
    { success, failure: texts.notMoved() },
  )
  const problem = useServiceAnswer(
    async (input) => {
      const outcome = await connect({ input })
      if (!outcome.ok) return outcome.error.message
      const { conflict } = outcome.data.connectOrcid
      if (conflict) setTaken(conflict)
      else await navigate(settings, { replace: true })
      return null
    },
    { denied: texts.denied(), noAnswer: texts.noAnswer() },
  )
  const takeOver = async () => {
    const { ok } = await move({ input: { state: search.get('state') ?? '' } })
    if (ok) await navigate(settings, { replace: true })
  }
  return (
    <>
      <PageHeader title={texts.title()} />
      {problem ? (
        <ServiceProblem problem={problem} back={settings} label={texts.toSettings()} />
      ) : taken ? (
        <Stack maxW="3xl">
          <Section title={texts.conflict()}>
            <Text>{texts.conflictMeans({ orcid: taken })}</Text>
            <HStack wrap="wrap">
              <Button loading={moving} onClick={() => void takeOver()}>
                {texts.move()}
              </Button>
              <Button asChild variant="outline">
                <Link to={settings}>{texts.leave()}</Link>
              </Button>
            </HStack>
          </Section>
        </Stack>
      ) : (
        <PageSpinner />
      )}
    </>
  )
}
