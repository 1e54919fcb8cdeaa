/** How many records stand at each stage of the way to the market. */
import { Link as TextLink, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { stages, type Stage } from '#api/ascent.rules.ts'
import * as texts from '#texts/ui/ascent.js'
import { Section } from '../Facts.tsx'
import { formatCount } from '../format.ts'
import { AscentLine } from './AscentLine.tsx'

interface Props {
  amounts: Readonly<Record<Stage, number>>
  /** Where those of a stage are listed; null where they are in no list of their own. */
  listOf: (stage: Stage) => string | null
}

/** Nothing where there is nothing at any stage. */
export const AscentPipeline = ({ amounts, listOf }: Props) =>
  stages.some((stage) => amounts[stage] > 0) && (
    <Section title={texts.pipeline()}>
      <Text color="fg.muted">{texts.pipelineMeans()}</Text>
      <AscentLine
        name={texts.pipeline()}
        height={96}
        amounts={amounts}
        note={(stage) => <Amount amount={amounts[stage]} to={listOf(stage)} />}
      />
    </Section>
  )

const look = { color: 'fg', fontSize: 'xl', fontWeight: 'semibold', lineHeight: '1.3' } as const

const Amount = ({ amount, to }: { amount: number; to: string | null }) =>
  to && amount > 0 ? (
    <TextLink asChild {...look}>
      <Link to={to}>{formatCount(amount)}</Link>
    </TextLink>
  ) : (
    <Text {...look}>{formatCount(amount)}</Text>
  )
