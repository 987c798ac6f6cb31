import { refused } from '../../shared/errors.ts';

export const soAlready = () => refused('It is so already. Nothing was changed.');
