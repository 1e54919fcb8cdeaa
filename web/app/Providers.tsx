/** What surrounds every page: the look, its colours, its direction, and the one dialog that asks before something is done. */
import { ChakraProvider, LocaleProvider, type SystemContext } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { intlLocale } from '#language'
import { ColourModeProvider } from '#web/ui/colourMode.tsx'
import { ConfirmProvider } from '#web/ui/feedback/Confirm.tsx'
import { styleCache } from '#web/ui/styleCache.ts'

interface Props {
  system: SystemContext
  /** Has the look and asks nothing. */
  beside?: ReactNode
  children: ReactNode
}

const cache = styleCache()

export const Providers = ({ system, beside, children }: Props) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>
      {/* Dialogs, menus and other widgets write their direction on themselves, whatever the page's is. */}
      <LocaleProvider locale={intlLocale()}>
        <ColourModeProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
          {beside}
        </ColourModeProvider>
      </LocaleProvider>
    </ChakraProvider>
  </CacheProvider>
)
