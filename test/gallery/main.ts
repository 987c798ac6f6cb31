import { mount } from 'svelte';
import '../../src-renderer/app.css';
import Desk from './Desk.svelte';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset['theme'] = asked.get('theme') ?? 'parchment';
root.style.setProperty('--scale', asked.get('scale') ?? '1');
if (asked.has('touch')) root.dataset['touch'] = '';

mount(asked.get('page') === 'desk' ? Desk : Gallery, { target: document.body });
