/** What surrounds every page: the look, its colours, its direction, and the one dialog that asks before something is done. */
import { ChakraProvider, LocaleProvider, type SystemContext } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { intlLocale } from '#language'
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
    {/* Dialogs, menus and other widgets write their direction on themselves, whatever the page's is. */}
    <LocaleProvider locale={intlLocale()}>
      <ColourModeProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
        {beside}
      </ColourModeProvider>
    </LocaleProvider>
  </ChakraProvider>
)
