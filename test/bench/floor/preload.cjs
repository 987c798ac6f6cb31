const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('floor', {
  newest: () => ipcRenderer.invoke('newest'),
  pass: () => ipcRenderer.invoke('pass'),
});
