/** What a match rests on, what to do next, and what could go wrong. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as card from '#texts/challengeMatching/card.js'
import * as texts from '#texts/challengeMatching/details.js'
import type { MatchDetails_match$key } from '#web/__generated__/MatchDetails_match.graphql.ts'
import { SharedPassages } from '#web/features/synergy/SharedPassages.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { ScoreTable } from '#web/features/synergy/ScoreTable.tsx'
import { DraftedReason } from './DraftedReason.tsx'

interface Props {
  match: MatchDetails_match$key
  title: string
  /** Of a project of the viewer and a challenge: a language model may say why. */
  pair?: { projectId: string; challengeId: string }
  onClose: () => void
}

export function MatchDetails({ match: key, title, pair, onClose }: Props) {
  const { criteria, mustHaves, words, nextSteps, riskFactors } = useFragment(
    graphql`
      fragment MatchDetails_match on ChallengeMatch {
        criteria {
          key
          title
          value
          reasons
        }
        mustHaves {
          text
          evidence
          field
        }
        words {
          word
          source {
            field
            text
            places {
              start
              end
            }
          }
          target {
            field
            text
            places {
              start
              end
            }
          }
        }
        nextSteps
        riskFactors
      }
    `,
    key,
  )
  return (
    <Modal open onClose={onClose} title={texts.title({ title })} width="3xl">
      <Stack gap="4">
        <Section title={texts.criteria()}>
          <ScoreTable
            name={texts.criteria()}
            head={[texts.criterion(), texts.value()]}
            scores={criteria}
            unknown={card.unknown()}
          />
        </Section>
        {mustHaves.length > 0 && (
          <Section title={texts.mustHaves()}>
            <Stack as="ul" gap="3" listStyleType="none">
              {mustHaves.map(({ text, evidence, field }) => (
                <Box as="li" key={text}>
                  <Text fontWeight="medium" dir="auto" overflowWrap="anywhere">
                    {text}
                  </Text>
                  <Text fontSize="sm" color={evidence ? 'fg' : 'fg.muted'} dir="auto" overflowWrap="anywhere">
                    {evidence ? texts.answered({ field: field ?? '', evidence }) : texts.notAnswered()}
                  </Text>
                </Box>
              ))}
            </Stack>
          </Section>
        )}
        {pair && (
          <Suspense fallback={<PartSpinner />}>
            <DraftedReason {...pair} />
          </Suspense>
        )}
        <Section title={texts.nextSteps()}>
          <Sentences of={nextSteps} />
        </Section>
        <Section title={texts.risks()}>
          {riskFactors.length ? <Sentences of={riskFactors} /> : <Text color="fg.muted">{texts.noRisks()}</Text>}
        </Section>
        <Section title={texts.shared()}>
          {words.length ? (
            <SharedPassages words={words} source={texts.inProject()} target={texts.inChallenge()} />
          ) : (
            <Text color="fg.muted">{texts.noShared()}</Text>
          )}
        </Section>
      </Stack>
    </Modal>
  )
}

const Sentences = ({ of }: { of: readonly string[] }) => (
  <Stack as="ul" gap="1" listStyleType="disc" paddingInlineStart="5">
    {of.map((sentence) => (
      <li key={sentence} dir="auto">
        {sentence}
      </li>
    ))}
  </Stack>
)
