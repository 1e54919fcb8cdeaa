import * as texts from '#texts/proposals/myProposals.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { stageTones, stageWords } from './proposalWords.ts'

interface Props {
  stage: keyof typeof stageWords
  accepted: boolean | null | undefined
}

/** The stage of a proposal as its applicants see it; the decision in its place once there is one. */
export const StageTag = ({ stage, accepted }: Props) =>
  accepted == null ? (
    <Tag tone={stageTones[stage]}>{stageWords[stage]}</Tag>
  ) : (
    <Tag tone={accepted ? 'success' : 'danger'}>{accepted ? texts.decisionAccepted() : texts.decisionDeclined()}</Tag>
  )
