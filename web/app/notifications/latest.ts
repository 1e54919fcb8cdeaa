/** The store's name of the bell's list, so that the subscription can put a new one on top. */
import { ConnectionHandler, ROOT_ID } from 'relay-runtime'

export const latest = ConnectionHandler.getConnectionID(ROOT_ID, 'NotificationList_notifications')
