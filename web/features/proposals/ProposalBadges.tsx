/** Where a proposal stands, and whether its decision is overdue. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalBadges.js'
import type { ProposalBadges_proposal$key } from '#web/__generated__/ProposalBadges_proposal.graphql.ts'
import { trlNames } from '#web/features/projects/projectWords.ts'
import { LevelTag } from '#web/ui/badges/LevelTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { stageTones, stageWords, statusTones, statusWords } from './proposalWords.ts'

export function ProposalBadges({ proposal }: { proposal: ProposalBadges_proposal$key }) {
  const { status, stage, accepted, challengeCancelled, overdue, trl } = useFragment(
    graphql`
      fragment ProposalBadges_proposal on Proposal {
        status
        stage
        accepted
        challengeCancelled
        overdue
        trl
      }
    `,
    proposal,
  )
  return (
    <>
      {challengeCancelled ? (
        <Tag>{texts.challengeCancelled()}</Tag>
      ) : status ? (
        <Tag tone={statusTones[status]}>{statusWords[status]}</Tag>
      ) : accepted == null ? (
        <Tag tone={stageTones[stage]}>{stageWords[stage]}</Tag>
      ) : (
        <Tag tone={accepted ? 'success' : 'danger'}>{accepted ? texts.accepted() : texts.declined()}</Tag>
      )}
      {trl && (
        <LevelTag level={trl} title={trlNames[trl - 1]}>
          {texts.trl({ trl })}
        </LevelTag>
      )}
      {overdue && <Tag tone="danger">{texts.answerOverdue()}</Tag>}
    </>
  )
}
