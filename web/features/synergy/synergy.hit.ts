/** How analyses of synergy read among what the search finds. */
import { graphql } from 'react-relay'
import * as texts from '#texts/synergy/hit.js'
import * as view from '#texts/synergy/view.js'
import type { synergyHit_found$key } from '#web/__generated__/synergyHit_found.graphql.ts'
import { recordHit } from '#web/app/search/recordHit.ts'
import { outOfFive } from './outOfFive.ts'

export const synergyHit = recordHit<synergyHit_found$key>({
  word: texts.synergy(),
  otherTitle: true,
  fragment: graphql`
    fragment synergyHit_found on SearchResult @inline {
      synergyAnalyses {
        id
        title
        overall
        path
      }
    }
  `,
  records: ({ synergyAnalyses }) => synergyAnalyses,
  shown: ({ title, overall }) => ({ title, description: view.overall({ value: outOfFive(overall) }) }),
})
