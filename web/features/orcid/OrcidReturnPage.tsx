/** The way back from ORCID: it takes the answer at once, and asks when another account has proven the same iD. */
import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as texts from '#texts/orcid/back.js'
import type { OrcidReturnPageConnectMutation } from '#web/__generated__/OrcidReturnPageConnectMutation.graphql.ts'
import type { OrcidReturnPageMoveMutation } from '#web/__generated__/OrcidReturnPageMoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Section } from '#web/ui/Facts.tsx'

const settings = '/settings?section=profile'
const success = { title: texts.connected() }

export default function OrcidReturnPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [code, state, refused] = ['code', 'state', 'error'].map((name) => search.get(name) ?? '')
  const sent = useRef(false)
  const [problem, setProblem] = useState(
    code && state ? '' : refused === 'access_denied' ? texts.denied() : texts.noAnswer(),
  )
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
  useEffect(() => {
    // An answer counts once, and effects may run twice.
    if (sent.current || !code || !state) return
    sent.current = true
    void connect({ input: { code, state } }).then((outcome) => {
      if (!outcome.ok) setProblem(outcome.error.message)
      else if (outcome.data.connectOrcid?.conflict) setTaken(outcome.data.connectOrcid.conflict)
      else void navigate(settings, { replace: true })
    })
  }, [code, state, connect, navigate])
  const takeOver = async () => {
    const { ok } = await move({ input: { state: state! } })
    if (ok) await navigate(settings, { replace: true })
  }
  return (
    <>
      <PageHeader title={texts.title()} />
      {problem ? (
        <Stack gap="4" align="start" maxW="3xl">
          <Alert.Root status="error">
            <Alert.Indicator />
            <Alert.Title>{problem}</Alert.Title>
          </Alert.Root>
          <Button asChild variant="outline">
            <Link to={settings}>{texts.toSettings()}</Link>
          </Button>
        </Stack>
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
