/** Where the services are. Tests put stand-ins in their place. */
export const serviceAddresses = {
  zoomToken: 'https://zoom.us/oauth/token',
  zoom: 'https://api.zoom.us/v2',
  microsoftSignIn: 'https://login.microsoftonline.com',
  graph: 'https://graph.microsoft.com/v1.0',
  googleSignIn: 'https://accounts.google.com/o/oauth2/v2/auth',
  googleToken: 'https://oauth2.googleapis.com/token',
  googleRevoke: 'https://oauth2.googleapis.com/revoke',
  google: 'https://www.googleapis.com/calendar/v3',
}
