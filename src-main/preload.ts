import { contextBridge, ipcRenderer } from 'electron';

// Three channels and no more; names and inputs are checked in the main process.
contextBridge.exposeInMainWorld('turnkeeper', {
  query: (name: string, input: unknown) => ipcRenderer.invoke('query', name, input),
  command: (name: string, input: unknown) => ipcRenderer.invoke('command', name, input),
  onEvent: (callback: (event: unknown) => void) => {
    const listener = (_event: unknown, event: unknown) => callback(event);
    ipcRenderer.on('event', listener);
    return () => {
      ipcRenderer.off('event', listener);
    };
  },
});
