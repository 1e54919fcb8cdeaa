/** Everything about one's own second factor: app, passkeys and recovery codes. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { SecondFactorParts_factor$key } from '#web/__generated__/SecondFactorParts_factor.graphql.ts'
import { AppPart } from './AppPart.tsx'
import { CodesPart } from './CodesPart.tsx'
import { PasskeysPart } from './PasskeysPart.tsx'

export function SecondFactorParts({ factor }: { factor: SecondFactorParts_factor$key }) {
  const data = useFragment(
    graphql`
      fragment SecondFactorParts_factor on SecondFactor {
        appSince
        passkeys {
          id
        }
        ...AppPart_factor
        ...PasskeysPart_factor
        ...CodesPart_factor
      }
    `,
    factor,
  )
  return (
    <>
      <PasskeysPart factor={data} />
      <AppPart factor={data} />
      {(data.appSince !== null || data.passkeys.length > 0) && <CodesPart factor={data} />}
    </>
  )
}
