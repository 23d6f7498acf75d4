import type { Diagram } from '../Diagram';

export const notificationQueue: Diagram = {
  label:
    'Three calls of notifications.show. NotificationsProvider keeps the messages in a queue. The first one is visible in a snackbar at the edge of the window, with a badge that counts all three; the next one is shown when the first is closed.',
  boxes: {
    calls: {
      title: 'Event handlers',
      lines: ["show('Saved')", "show('Sent')", "show('Paid')"],
      wide: [1, 3, 21, 13],
      narrow: [1, 1, 38, 11],
    },
    queue: {
      kind: 'accent',
      title: 'NotificationsProvider',
      strip: { count: 3, from: 0, to: 1 },
      wide: [32, 3, 24, 13],
      narrow: [1, 19, 38, 9],
    },
    window: { kind: 'screen', title: 'Your app', wide: [66, 2, 23, 20], narrow: [1, 36, 38, 17] },
    snackbar: { lines: ['Saved'], callout: 3, wide: [68, 16, 15, 4], narrow: [3, 47, 22, 4] },
  },
  arrows: [
    { from: 'calls', to: 'queue', callout: 1 },
    { from: 'queue', to: 'window', callout: 2 },
  ],
  legend: [
    '`show` returns a key. A message whose key is already in the queue is ignored.',
    'One message is visible at a time. Each timer starts when its message appears.',
    'A badge shows the length of the queue, including the visible message.',
  ],
};
