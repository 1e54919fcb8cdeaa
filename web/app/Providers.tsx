/** What every page stands in: the look, its colours, and the one dialog that asks before something is done. */
import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ColourModeProvider } from '#web/ui/colourMode.tsx'
import { ConfirmProvider } from '#web/ui/feedback/Confirm.tsx'

interface Props {
  system: SystemContext
  /** Has the look and asks nothing. */
  beside?: ReactNode
  children: ReactNode
}

export const Providers = ({ system, beside, children }: Props) => (
  <ChakraProvider value={system}>
    <ColourModeProvider>
      <ConfirmProvider>{children}</ConfirmProvider>
      {beside}
    </ColourModeProvider>
  </ChakraProvider>
)
