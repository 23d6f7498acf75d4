/** Strings of single pages, which only the build renders. */
export const pageStrings = {
  'consent.ads': 'Can this site show third-party ads, which may set cookies?',
  'consent.analytics': 'Can this site use Google Analytics, which sets cookies?',
  'consent.both': 'Can this site use Google Analytics and third-party ads, which set cookies?',
  'consent.label': 'Your consent',
  'consent.lead':
    'What this site may load in your browser, and what it has sent during this visit.',
  'consent.no': 'Decline',
  'consent.privacy': 'What is sent',
  'consent.yes': 'Allow',
  'licenses.commercial': 'Commercial license',
  'licenses.lead': 'The licenses of this site and of the packages and fonts that are part of it.',
  'licenses.site': 'This site',
  'licenses.title': 'Licenses',
  'notFound.home': 'Go to the home page',
  'notFound.lead': 'There is no page at this path. It may have moved, or the link may have a typo.',
  'notFound.title': 'Page not found',
  'offline.lead':
    "You haven't visited this page before, so it isn't available offline. Pages you've visited are.",
  'offline.title': 'You are offline',
  'picture.enlarge': 'Show the picture at its full size',
  'picture.enlarged': 'Picture at its full size',
  'privacy.asked':
    'Off, because your browser sends a privacy signal. No event is sent and no third-party host is contacted.',
  'privacy.blocked':
    "Off, because your browser blocks storage for this site, which can't keep your answer. Nothing that needs your consent is loaded.",
  'privacy.event': 'Event',
  'privacy.events': 'Events sent',
  'privacy.hosts': 'Third-party hosts contacted',
  'privacy.loading':
    "This switch is loading. If it doesn't appear, reload the page. Nothing has been turned on or off yet.",
  'privacy.noEvents': 'None. Nothing about this visit has left your browser.',
  'privacy.noHosts': 'None. Everything that these pages have loaded came from this site.',
  'privacy.noScript':
    'JavaScript is turned off in your browser, so no event is sent and no third-party host is contacted.',
  'privacy.off': 'Off. No event is sent and no third-party host is contacted.',
  'privacy.on': 'On. If you turn it off, no event is sent and no third-party host is contacted.',
  'privacy.open':
    "Off, because you haven't chosen yet. Nothing that needs your consent is loaded until you turn it on.",
  'privacy.parameters': 'Parameters',
  'privacy.switch': 'Allow analytics and third-party ads',
  'privacy.time': 'Time',
  'privacy.unkept':
    'Your browser blocks storage for this site, so the switch and the lists apply to this page only.',
  'privacy.visit': 'This visit',
  'privacy.visitLead':
    'What the pages of this tab have sent and contacted so far. The list stays in your browser and is deleted when you close the tab. Events of a page are sent when you leave it.',
  'root.docs': 'Documentation',
  'root.docsText': 'The published pages: guides, demos and reference.',
  'root.lead': 'The documentation of {site}, and the workbench with all of its components.',
  'root.workbench': 'Workbench',
  'root.workbenchText': 'Every component of these pages, in every state, as stories.',
  'themeEditor.failed': 'The theme editor could not load. Check your connection and try again.',
  'themeEditor.lead': 'Colors, radius, font and density, for light and dark mode.',
  'themeEditor.noScript':
    'The editor needs JavaScript. Without it, copy the theme from the Theming guide.',
  'themeEditor.open': 'Open the theme editor',
};
