/** A challenge as its company writes it, step by step. A draft is kept on the server each time one goes to another step. */
import { Alert, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import * as texts from '#texts/challenges/challengeForm.js'
import { listed } from '#listed'
import { createChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import type { ChallengeForm_challenge$key } from '#web/__generated__/ChallengeForm_challenge.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { firstTexts } from '#web/features/translations/firstTexts.ts'
import { Section } from '#web/ui/Facts.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useGoToField } from '#web/ui/form/ErrorSummary.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { useSteps } from '#web/ui/form/FormSteps.tsx'
import { StepActions } from '#web/ui/form/StepActions.tsx'
import { useLabels } from '#web/ui/form/useRule.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { challengeValues, emptyChallenge, wrongFields, type ChallengeValues } from './challengeForm.ts'
import { challengeSteps } from './ChallengeSteps.tsx'
import { useSaveChallenge } from './useSaveChallenge.ts'

const list = '/industry-challenges-management'

export function ChallengeForm({ challenge: key }: { challenge: ChallengeForm_challenge$key | null }) {
  const challenge = useFragment(
    graphql`
      fragment ChallengeForm_challenge on Challenge {
        id
        number
        status
        firstTitle: title(version: FIRST)
        firstDescription: description(version: FIRST)
        firstProblemStatement: problemStatement(version: FIRST)
        companyName
        companyDescription
        anonymous
        blindScreening
        canChangeScreening
        sector
        tags
        collaborationType
        fundingRange
        budget
        minBudget
        maxBudget
        trl
        goal
        mustHaves
        offer
        deadline
        answerBy
        criteria {
          name
          description
          weight
        }
        files {
          id
        }
        ...FilesSection_record
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const drafted = !challenge || challenge.status === 'DRAFT'
  const initial = challenge ? challengeValues(firstTexts(challenge)) : emptyChallenge
  const { made, save, read } = useSaveChallenge(challenge, initial, drafted)
  const published = challenge?.status === 'OPEN' || challenge?.status === 'CLOSED'
  const publishes = useAllowed('CHALLENGE_PUBLISH')
  const keep = async (values: ChallengeValues) => {
    if (!drafted || !values.title.trim()) return { ok: false }
    const wrong = wrongFields(values)
    const outcome = await save(values, wrong)
    // Read again from its own address, which stays the same when the page is opened again.
    if (outcome.ok && !challenge) void navigate(`${list}?edit=${made.current!.number}`, { replace: true })
    return outcome.ok && Object.keys(wrong).length > 0 ? { ok: true, fieldErrors: wrong } : outcome
  }
  const files = challenge ? (
    <FilesSection record={challenge} insiders={texts.everybodyWhoSeesTheChallenge()} />
  ) : (
    <Section title={texts.files()}>
      <Text color="fg.muted">{texts.filesCanBeAddedAs()}</Text>
    </Section>
  )
  return (
    <>
      <PageHeader
        title={challenge ? texts.editChallenge() : texts.postChallenge()}
        description={drafted ? texts.fiveStepsInAnyOrder() : texts.whatYouChangeIsSeen()}
      />
      {published && <PublishedNote checked={!publishes} />}
      <Form
        call={drafted ? 'createChallenge' : 'updateChallenge'}
        rules={createChallengeRules}
        openedBy="edit"
        initial={initial}
        action={async (values, changed) => {
          const outcome = await save(values as ChallengeValues, {}, changed)
          if (!outcome.ok) read(outcome.fieldErrors)
          return outcome
        }}
        onDone={() => void navigate(`${list}?challenge=${made.current!.number}`)}
        steps={{
          list: challengeSteps({
            open: challenge?.status === 'OPEN',
            anonymous: challenge?.anonymous ?? false,
            screening: { fixed: challenge?.canChangeScreening === false, blind: challenge?.blindScreening ?? false },
            checked: published && !publishes,
            files,
            filed: (challenge?.files.length ?? 0) > 0,
          }),
          empty: emptyChallenge,
          keep,
        }}
        actions={<Actions drafted={drafted} onRefused={read} />}
      />
    </>
  )
}

/** Says before anything is written who is notified of it, and what cannot be changed here. */
const PublishedNote = ({ checked }: { checked: boolean }) => (
  <Alert.Root status="info" marginBottom="5">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{texts.thisChallengeIsPublished()}</Alert.Title>
      <Alert.Description>
        {texts.whoIsNotified()} {checked && texts.theProblemTheGoalThe()}
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
)

function Actions({ drafted, onRefused }: { drafted: boolean; onRefused: (fieldErrors: object) => void }) {
  const { keepNow } = useSteps()!
  const { leave, release } = useGuard()
  const { values, touched, setErrors, setTouched } = useFormikContext<ChallengeValues>()
  const labels = useLabels()
  const goTo = useGoToField()
  const navigate = useNavigate()
  const away = () => void navigate(list)
  /** What could not be kept is named, and marked at its fields. */
  const showWrong = (ok: boolean, fieldErrors: Record<string, string>) => {
    const names = Object.keys(fieldErrors)
    if (!ok) onRefused(fieldErrors)
    void setTouched({ ...touched, ...Object.fromEntries(names.map((name) => [name, true])) }, false)
    setErrors(fieldErrors)
    goTo(names[0]!)
    toast({
      kind: 'error',
      title: ok
        ? texts.draftSavedWithout({ fields: listed(names.map((name) => labels[name]?.label ?? name)) })
        : texts.failedToSaveTheChallenge(),
      description: listed(Object.values(fieldErrors)),
    })
  }
  const keepDraft = async () => {
    if (!values.title.trim())
      return toast({
        kind: 'error',
        title: texts.aDraftNeedsATitle(),
        description: texts.theOtherFieldsCanWait(),
      })
    const { ok, fieldErrors = {} } = await keepNow()
    if (Object.keys(fieldErrors).length > 0) return showWrong(ok, fieldErrors)
    if (!ok) return
    toast({
      kind: 'success',
      title: texts.draftSaved(),
      description: texts.youFindItAmongYour(),
    })
    release(away)
  }
  return (
    <StepActions done={texts.saveChallenge()} onCancel={() => leave(away)} onDraft={drafted ? keepDraft : undefined} />
  )
}
