// Lets a server of a drill call addresses on this machine, where its receivers are.
import { reach } from '../../api/outgoing/publicAddress.ts'

reach.thisMachine = true
