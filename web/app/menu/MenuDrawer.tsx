/** The side menu of narrow screens, as a drawer. */
import * as texts from '#texts/app/menuDrawer.js'
import { SideDrawer } from '#web/ui/SideDrawer.tsx'
import { useApp } from '../AppContext.tsx'
import { MenuLinks } from './MenuLinks.tsx'

export const MenuDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <SideDrawer
    open={open}
    title={useApp().whiteLabel.platformName}
    onClose={onClose}
    placement="start"
    navigation={texts.mainMenu()}
  >
    <MenuLinks onFollow={onClose} />
  </SideDrawer>
)
