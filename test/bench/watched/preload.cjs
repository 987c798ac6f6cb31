const { ipcRenderer } = require('electron');

// In a world of its own beside the page: when it first painted, and when the view waited for had been painted.
const times = {};
const tell = (what, at) => {
  times[what] = performance.timeOrigin + at;
  if (times.paint !== undefined && times.view !== undefined) ipcRenderer.send('watched', times);
};

new PerformanceObserver((list, observer) => {
  for (const { name, startTime } of list.getEntries())
    if (name === 'first-contentful-paint') {
      observer.disconnect();
      tell('paint', startTime);
    }
}).observe({ type: 'paint', buffered: true });

ipcRenderer.invoke('watched-for').then((view) => {
  const look = () => {
    if (document.querySelector(view) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell('view', performance.now());
      port2.postMessage(null);
    });
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  look();
});
