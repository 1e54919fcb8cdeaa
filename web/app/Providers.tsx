/** What every page stands in: the look, its colours, and the one dialog that asks before something is done. */
import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from '#web/theme.ts'
import { ColourModeProvider } from '#web/ui/colourMode.tsx'
import { ConfirmProvider } from '#web/ui/feedback/Confirm.tsx'

/** `beside` has the look and asks nothing. */
export const Providers = ({ beside, children }: { beside?: ReactNode; children: ReactNode }) => (
  <ChakraProvider value={system}>
    <ColourModeProvider>
      <ConfirmProvider>{children}</ConfirmProvider>
      {beside}
    </ColourModeProvider>
  </ChakraProvider>
)
