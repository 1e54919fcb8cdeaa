/** Fills in what the writer's ORCID record says, where nothing else has been written; silent where ORCID is away. */
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay'
import type { OrcidPrefillMutation } from '#web/__generated__/OrcidPrefillMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useFill } from '#web/ui/form/useFill.ts'
import { filledIn, sectorsIn, valuesOf } from './prefill.ts'
import type { Prefilled } from './Prefilled.tsx'

interface Props {
  departments: readonly string[]
  filled: Prefilled
  onFilled: (filled: Prefilled) => void
}

const telling = { failure: null, alone: true }

export function OrcidPrefill({ departments, filled, onFilled }: Props) {
  const { values } = useFormikContext<Record<string, unknown>>()
  const fillIn = useFill<Record<string, unknown>>()
  const [read] = useAction<OrcidPrefillMutation>(
    graphql`
      mutation OrcidPrefillMutation {
        readOrcidPerson {
          institution
          department
          keywords
        }
      }
    `,
    telling,
  )
  const fill = useEffectEvent((found: OrcidPrefillMutation['response']['readOrcidPerson']) => {
    const said = filledIn(
      {
        institution: found.institution,
        department: departments.includes(found.department) ? found.department : '',
        tags: sectorsIn(found.keywords),
      },
      'ORCID',
    )
    // The profile is nearer than the record of somebody else; an earlier project is not.
    const free = ([name]: [string, unknown]) =>
      filled[name] ? filled[name].source === 'PROJECT' && values[name] === filled[name].value : !String(values[name])
    const added = Object.fromEntries(Object.entries(said).filter(free))
    if (!Object.keys(added).length) return
    onFilled({ ...filled, ...added })
    fillIn(valuesOf(added))
  })
  useEffect(() => {
    void read({}).then((outcome) => outcome.ok && fill(outcome.data.readOrcidPerson))
  }, [read])
  return null
}
