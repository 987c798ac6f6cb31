import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { windowPlace } from './lib/window-place.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app.');

mount(App, { target, props: { place: windowPlace(window.location) } });
