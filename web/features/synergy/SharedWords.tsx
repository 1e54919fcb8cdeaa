/** The words that two projects share, marked in a sentence of each. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/synergy/view.js'
import type { SharedWords_analysis$key } from '#web/__generated__/SharedWords_analysis.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SharedPassages } from './SharedPassages.tsx'

export function SharedWords({ analysis }: { analysis: SharedWords_analysis$key }) {
  const { shared, sourceTitle, targetTitle } = useFragment(
    graphql`
      fragment SharedWords_analysis on SynergyAnalysis {
        sourceTitle
        targetTitle
        shared {
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
      }
    `,
    analysis,
  )
  return (
    <Section title={texts.shared()}>
      {shared.length === 0 && <Text color="fg.muted">{texts.sharedNone()}</Text>}
      <SharedPassages
        words={shared}
        source={texts.inProject({ title: sourceTitle })}
        target={texts.inProject({ title: targetTitle })}
      />
    </Section>
  )
}
