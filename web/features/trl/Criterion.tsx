/** A criterion of a claim: what must be shown, the evidence, the validator's answer, and what the viewer does next. */
import { Button, Flex, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { Check, MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/trl/criterion.js'
import type { Criterion_claim$key } from '#web/__generated__/Criterion_claim.graphql.ts'
import type { Criterion_criterion$key } from '#web/__generated__/Criterion_criterion.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { criterionState } from './claimWords.ts'
import { EvidenceShown } from './EvidenceShown.tsx'
import { GiveEvidence } from './GiveEvidence.tsx'
import { ReturnEvidence } from './ReturnEvidence.tsx'
import { useReviewEvidence } from './useReviewEvidence.ts'

interface Props {
  criterion: Criterion_criterion$key
  claim: Criterion_claim$key
}

export function Criterion({ criterion: criterionKey, claim: claimKey }: Props) {
  const criterion = useFragment(
    graphql`
      fragment Criterion_criterion on TrlCriterion {
        code
        title
        example
        hasEvidence
        answer
        comment
        answeredBy {
          name
        }
        ...EvidenceShown_criterion
        ...GiveEvidence_criterion
      }
    `,
    criterionKey,
  )
  const claim = useFragment(
    graphql`
      fragment Criterion_claim on TrlClaim {
        id
        status
        canUpdate
        canReview
        ...GiveEvidence_claim
      }
    `,
    claimKey,
  )
  const [open, setOpen] = useState<'evidence' | 'return' | null>(null)
  const [review, reviewing] = useReviewEvidence()
  const { code, title, example, hasEvidence, answer, comment, answeredBy } = criterion
  const { id, status, canUpdate, canReview } = claim
  const mayGive = canUpdate && (status === 'DRAFT' || status === 'CHANGES_REQUESTED') && answer !== 'ACCEPTED'
  const mayReview = canReview && status === 'IN_REVIEW' && hasEvidence
  const look = criterionState(criterion)
  const shut = () => setOpen(null)
  return (
    <Stack as="li" gap="2" borderTopWidth="1px" paddingTop="3">
      <Flex gap="2" justifyContent="space-between" alignItems="start">
        <Text fontWeight="medium" minW="0">
          <chakra.span color="fg.muted" fontWeight="normal" marginEnd="2">
            {code}
          </chakra.span>
          {title}
        </Text>
        <chakra.span flexShrink="0">
          <LookTag look={look} />
        </chakra.span>
      </Flex>
      {hasEvidence ? (
        <EvidenceShown criterion={criterion} />
      ) : (
        <Text fontSize="sm" color="fg.muted">
          {texts.example({ example })}
        </Text>
      )}
      {comment && (
        <Stack gap="0" fontSize="sm" borderInlineStartWidth="3px" paddingInlineStart="3">
          <Text color="fg.muted">{texts.commentBy({ name: answeredBy?.name ?? texts.formerMember() })}</Text>
          <WrittenText>{comment}</WrittenText>
        </Stack>
      )}
      {mayGive && (
        <HStack>
          <Button
            size="xs"
            variant="outline"
            aria-label={(hasEvidence ? texts.editNamed : texts.addNamed)({ code })}
            onClick={() => setOpen('evidence')}
          >
            {hasEvidence ? texts.edit() : texts.add()}
          </Button>
        </HStack>
      )}
      {mayReview && (
        <HStack gap="2" flexWrap="wrap">
          {answer !== 'ACCEPTED' && (
            <Button
              size="xs"
              variant="outline"
              disabled={reviewing}
              aria-label={texts.acceptNamed({ code })}
              onClick={() => void review({ input: { id, code, answer: 'ACCEPTED', comment: '' } })}
            >
              <Check size={14} aria-hidden />
              {texts.accept()}
            </Button>
          )}
          <Button
            size="xs"
            variant="outline"
            aria-label={texts.returnNamed({ code })}
            onClick={() => setOpen('return')}
          >
            <MessageSquareReply size={14} aria-hidden />
            {texts.return()}
          </Button>
        </HStack>
      )}
      {open === 'evidence' && <GiveEvidence criterion={criterion} claim={claim} onClose={shut} />}
      {open === 'return' && <ReturnEvidence id={id} code={code} comment={comment} onClose={shut} />}
    </Stack>
  )
}
